import type { ServiceOnWire } from '@anseo/contract/services'
import { Menu } from '@anseo/ui/menu'
import { useServices } from '../../queries/services.ts'
import { canAddLine, emptyLine, quoteHoursFor, type QuoteDraft } from './quote-draft.ts'

interface AddServiceProps {
  draft: QuoteDraft
  onChange: (changed: Partial<QuoteDraft>) => void
}

/** Adds a line from the vendor's services; renders nothing while there are none. */
export function AddService({ draft, onChange }: AddServiceProps) {
  const { data: services = [] } = useServices()
  if (services.length === 0 || !canAddLine(draft)) return null
  const add = ({ name, price, durationMinutes }: ServiceOnWire) => {
    const written = draft.lines.filter(({ label, euro }) => label !== '' || euro !== '')
    const line = { ...emptyLine(), label: name, euro: price.toFixed(2) }
    // The first service says how long it takes.
    onChange({
      lines: [...written, line],
      ...(written.length === 0 && { hours: quoteHoursFor(durationMinutes) }),
    })
  }
  return (
    <Menu
      renderTrigger={(button) => (
        <button {...button} className="link">
          Add from services
        </button>
      )}
      entries={services.map((service) => ({
        key: service._id,
        label: service.name,
        onSelect: () => add(service),
      }))}
    />
  )
}
