import { durationText } from '@anseo/domain/duration-text'
import type { ServiceOnWire } from '@anseo/contract/services'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { classNames } from '@anseo/ui/class-names'
import { IconButton } from '@anseo/ui/icon-button'
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { movedTo } from '@anseo/domain/moved-to'
import './services.css'
import { useDragOrder } from '@anseo/ui/use-drag-order'

interface ServiceListProps {
  services: ServiceOnWire[]
  onOrder: (services: ServiceOnWire[]) => void
  onChange: (service: ServiceOnWire) => void
  onRemove: (service: ServiceOnWire) => void
}

/** The menu in its order, which a drag or the arrows change. */
export function ServiceList({ services, onOrder, onChange, onRemove }: ServiceListProps) {
  const { shown, dragged, handle } = useDragOrder(services, onOrder)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ button: string; order: string } | null>(null)
  const order = orderOf(services)
  useEffect(() => {
    // A row that moves loses the focus on the way.
    if (pressed.current?.order !== order) return
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current.button}"]`)?.focus()
    pressed.current = null
  }, [order])

  const move = (place: number, by: -1 | 1) => {
    const service = services[place]!
    const to = place + by
    if (to < 0 || to >= services.length) return
    const next = movedTo(services, place, to)
    pressed.current = { button: `${service._id} ${by}`, order: orderOf(next) }
    setSaid(`${service.name} is now ${to + 1} of ${services.length}.`)
    onOrder(next)
  }
  return (
    <>
      <ul className="card service-list" data-order ref={list}>
        {shown.map((service, place) => (
          <ServiceRow
            key={service._id}
            service={service}
            lifted={place === dragged}
            handle={handle(place)}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
            onMove={(by) => move(place, by)}
            onChange={() => onChange(service)}
            onRemove={() => onRemove(service)}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  )
}

const orderOf = (services: ServiceOnWire[]) => services.map(({ _id }) => _id).join(' ')

interface ServiceRowProps {
  service: ServiceOnWire
  lifted: boolean
  handle: ComponentProps<'span'>
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onChange: () => void
  onRemove: () => void
}

function ServiceRow(props: ServiceRowProps) {
  const { service, lifted, handle, isFirst, isLast, onMove, onChange, onRemove } = props
  const { _id, name, description, price, durationMinutes } = service
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
        <b>{formatEuro(euroToCents(price))}</b>
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
        <IconButton label={`Remove ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </span>
    </li>
  )
}
