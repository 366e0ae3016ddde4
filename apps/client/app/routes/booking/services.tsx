import { MAX_MINUTES, MAX_SERVICES_AT_ONCE } from '@anseo/domain/limits'
import { durationText } from '@anseo/domain/duration-text'
import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import type { Cost } from '@anseo/domain/cost'
import { formatEuro } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Check, MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { chatPath } from '../messages/chat-path.ts'
import { minutesOf } from './choice.ts'
import { costOfServices } from './service-cost.ts'
import './services.css'

// There is no sum before one is chosen.
const ChosenServices = lazy(() => import('./chosen-services.tsx'))

interface ServicesProps {
  vendor: VendorOnWire
  fees: FeeRates
  services: ServiceOnWire[]
  chosen: readonly ServiceOnWire[]
  onToggle: (service: ServiceOnWire) => void
}

/** The vendor's services with their totals; those selected set the length of the booking. */
export function Services({ vendor, fees, services, chosen, onToggle }: ServicesProps) {
  if (services.length === 0) return null
  const minutes = minutesOf(chosen)
  return (
    <section className="card pad services jump-target" id="services" aria-labelledby="services-title">
      <h2 id="services-title">Services</h2>
      <p className="muted mb-2 mt-1.5">
        {vendor.plusTravel
          ? 'Booking fees are included.'
          : 'All-in prices: booking fees are included, and nothing is added later.'}
      </p>
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service._id}
            service={service}
            cost={costOfServices(vendor, [service], fees)}
            chosen={chosen.includes(service)}
            fits={chosen.length < MAX_SERVICES_AT_ONCE && minutes + service.durationMinutes <= MAX_MINUTES}
            onToggle={() => onToggle(service)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <Suspense>
          <ChosenServices
            count={chosen.length}
            minutes={minutes}
            cost={costOfServices(vendor, chosen, fees)}
            aloneCents={chosen.reduce(
              (sum, service) => sum + costOfServices(vendor, [service], fees).totalCents,
              0,
            )}
          />
        </Suspense>
      )}
      <Note icon={<MessageCircle aria-hidden="true" />}>
        Don&apos;t see what you need?{' '}
        <Link className="link" to={chatPath(vendor._id)}>
          Chat to Get Full Quote
        </Link>
      </Note>
    </section>
  )
}

interface ServiceRowProps {
  service: ServiceOnWire
  cost: Cost
  chosen: boolean
  /** True if the service can be added to the chosen ones (B3). */
  fits: boolean
  onToggle: () => void
}

function ServiceRow({ service, cost, chosen, fits, onToggle }: ServiceRowProps) {
  const { name, description, durationMinutes } = service
  return (
    <li>
      <h3>{name}</h3>
      <b className="price num">
        {cost.totalCents > 0 ? formatEuro(cost.totalCents) : 'Free'}{' '}
        {cost.totalCents > 0 && <small>in total</small>}
      </b>
      {description && <p>{description}</p>}
      <span className="hours num">{durationText(durationMinutes)}</span>
      <Button
        tone={chosen ? 'soft' : 'sec'}
        size="sm"
        aria-pressed={chosen}
        icon={chosen ? <Check aria-hidden="true" /> : undefined}
        disabled={!chosen && !fits}
        onClick={onToggle}
      >
        {chosen ? 'Selected' : 'Select'}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
