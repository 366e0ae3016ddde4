import type { QuoteOnWire } from '@anseo/contract/quotes'
import { Button } from '@anseo/ui/button'
import { MapPin } from 'lucide-react'

interface QuotePlaceProps {
  quote: QuoteOnWire
  /** The vendor's first name. */
  payee: string
  /** Opens the choice of the place. */
  onChange: () => void
}

/** Says where a quote takes place, as far as there is a choice: at the client's address or the vendor's place (B4). */
export function QuotePlace({ quote: { place, visitPlace, needsAddress }, payee, onChange }: QuotePlaceProps) {
  if (visitPlace !== 'both' && !needsAddress) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="flex min-w-0 items-center gap-2">
        <MapPin aria-hidden="true" size={18} className="flex-none" />
        <span>
          {needsAddress
            ? 'You say where when you accept'
            : place === 'vendor'
              ? `At ${payee}'s place`
              : 'At your address'}
        </span>
      </p>
      {!needsAddress && (
        <Button tone="ghost" size="sm" onClick={onChange}>
          Change place
        </Button>
      )}
    </div>
  )
}
