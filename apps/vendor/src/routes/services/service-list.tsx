import { durationText } from '@anseo/domain/duration-text'
import type { ServiceOnWire } from '@anseo/contract/services'
import { euroText } from '@anseo/domain/money'
import { IconButton } from '@anseo/ui/icon-button'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { movedTo } from '@anseo/domain/moved-to'
import { useRemoveService } from '../../queries/services.ts'
import './services.css'
import { type Moves, OrderedList } from '@anseo/ui/ordered-list'

interface ServiceListProps {
  services: ServiceOnWire[]
  onOrder: (services: ServiceOnWire[]) => void
  onChange: (service: ServiceOnWire) => void
}

/** The menu in its order, which a drag or the arrows change. */
export const ServiceList = ({ services, onOrder, onChange }: ServiceListProps) => (
  <OrderedList
    className="card service-list"
    entries={services}
    keyOf={({ _id }) => _id}
    nameOf={({ name }) => name}
    onMove={(service, to) => onOrder(movedTo(services, services.indexOf(service), to))}
  >
    {(service, moves) => <ServiceRow service={service} {...moves} onChange={() => onChange(service)} />}
  </OrderedList>
)

interface ServiceRowProps extends Moves {
  service: ServiceOnWire
  onChange: () => void
}

function ServiceRow({ service, handle, earlier, later, onChange }: ServiceRowProps) {
  const { name, description, price, durationMinutes } = service
  const remove = useRemoveService()
  return (
    <>
      {handle}
      <div className="what">
        <h2>{name}</h2>
        {description && <p className="muted">{description}</p>}
      </div>
      <div className="cost num">
        <b>{euroText(price)}</b>
        <span className="muted">{durationText(durationMinutes)}</span>
      </div>
      <span className="service-actions">
        <IconButton label={`Move ${name} up`} icon={<ArrowUp aria-hidden="true" />} {...earlier} />
        <IconButton label={`Move ${name} down`} icon={<ArrowDown aria-hidden="true" />} {...later} />
        <IconButton label={`Change ${name}`} icon={<Pencil aria-hidden="true" />} onClick={onChange} />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          aria-busy={remove.isPending || undefined}
          // The second click of a double click may meet the next row, which has moved up.
          onClick={({ detail }) => detail < 2 && !remove.isPending && remove.mutate(service)}
        />
      </span>
    </>
  )
}
