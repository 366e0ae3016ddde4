import { durationText } from '@anseo/domain/duration-text'
import type { ServiceOnWire } from '@anseo/contract/services'
import { euroText } from '@anseo/domain/money'
import { classNames } from '@anseo/ui/class-names'
import { IconButton } from '@anseo/ui/icon-button'
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { movedTo } from '@anseo/domain/moved-to'
import { useRemoveService } from '../../queries/services.ts'
import './services.css'
import { type OrderedRow, useOrdering } from '@anseo/ui/use-ordering'

interface ServiceListProps {
  services: ServiceOnWire[]
  onOrder: (services: ServiceOnWire[]) => void
  onChange: (service: ServiceOnWire) => void
}

/** The menu in its order, which a drag or the arrows change. */
export function ServiceList({ services, onOrder, onChange }: ServiceListProps) {
  const { list, said, rows } = useOrdering({
    entries: services,
    keyOf: ({ _id }) => _id,
    nameOf: ({ name }) => name,
    onMove: (service, to) => onOrder(movedTo(services, services.indexOf(service), to)),
  })
  return (
    <>
      <ul className="card service-list" data-order ref={list}>
        {rows.map(({ entry, row }) => (
          <ServiceRow key={entry._id} service={entry} {...row} onChange={() => onChange(entry)} />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}

interface ServiceRowProps extends OrderedRow {
  service: ServiceOnWire
  onChange: () => void
}

function ServiceRow(props: ServiceRowProps) {
  const { service, lifted, handle, isFirst, isLast, onMove, onChange } = props
  const { _id, name, description, price, durationMinutes } = service
  const remove = useRemoveService()
  return (
    <li className={classNames(lifted && 'lifted') || undefined}>
      <span className="handle" title="Drag to another place" {...handle}>
        <GripVertical aria-hidden="true" />
      </span>
      <div className="what">
        <h2>{name}</h2>
        {description && <p className="muted">{description}</p>}
      </div>
      <div className="cost num">
        <b>{euroText(price)}</b>
        <span className="muted">{durationText(durationMinutes)}</span>
      </div>
      <span className="service-actions">
        <IconButton
          label={`Move ${name} up`}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={isFirst || undefined}
          data-move={`${_id} -1`}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={isLast || undefined}
          data-move={`${_id} 1`}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Change ${name}`} icon={<Pencil aria-hidden="true" />} onClick={onChange} />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          aria-busy={remove.isPending || undefined}
          // The second click of a double click may meet the next row, which has moved up.
          onClick={({ detail }) => detail < 2 && !remove.isPending && remove.mutate(service)}
        />
      </span>
    </li>
  )
}
