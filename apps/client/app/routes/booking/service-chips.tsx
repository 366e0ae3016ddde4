import type { ServiceOnWire } from '@anseo/contract/services'
import { durationText } from '@anseo/domain/duration-text'
import { Chip } from '@anseo/ui/chip'

interface ServiceChipsProps {
  services: readonly ServiceOnWire[]
  onRemove: (service: ServiceOnWire) => void
}

/** The chosen services with their lengths, each with a button that takes it out. */
export default function ServiceChips({ services, onRemove }: ServiceChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {services.map((service) => {
        const text = `${service.name}, ${durationText(service.durationMinutes)}`
        return (
          <Chip key={service._id} removeLabel={`Remove ${text}`} onRemove={() => onRemove(service)}>
            {text}
          </Chip>
        )
      })}
    </div>
  )
}
