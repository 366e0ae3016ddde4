import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Check, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { chatPath } from '../messages/chat-path.ts'
import './services.css'

interface ServicesProps {
  vendor: VendorOnWire
  services: ServiceOnWire[]
  chosenId: string | undefined
  onChoose: (service: ServiceOnWire) => void
}

/** The vendor's menu with full prices; choosing one sets how long to book for. */
export function Services({ vendor, services, chosenId, onChoose }: ServicesProps) {
  if (services.length === 0) return null
  return (
    <section className="card pad services jump-target" id="services" aria-labelledby="services-title">
      <h2 id="services-title">Services</h2>
      <p className="muted mb-2 mt-1.5">
        Full prices. The booking fee of {formatEuro(euroToCents(vendor.fees))} per hour comes off them.
      </p>
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service._id}
            service={service}
            chosen={service._id === chosenId}
            onChoose={() => onChoose(service)}
          />
        ))}
      </ul>
      <Note icon={<MessageCircle aria-hidden="true" />}>
        Don't see what you need?{' '}
        <Link className="link" to={chatPath(vendor._id)}>
          Chat to Get Full Quote
        </Link>
      </Note>
    </section>
  )
}

interface ServiceRowProps {
  service: ServiceOnWire
  chosen: boolean
  onChoose: () => void
}

function ServiceRow({ service, chosen, onChoose }: ServiceRowProps) {
  const { name, description, price, durationHours } = service
  return (
    <li>
      <h3>{name}</h3>
      <b className="price num">{formatEuro(euroToCents(price))}</b>
      {description && <p>{description}</p>}
      <span className="hours num">{durationHours === 1 ? '1 hour' : `${durationHours} hours`}</span>
      <Button
        tone={chosen ? 'soft' : 'sec'}
        size="sm"
        aria-pressed={chosen}
        icon={chosen ? <Check aria-hidden="true" /> : undefined}
        onClick={onChoose}
      >
        {chosen ? 'Selected' : 'Select'}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
