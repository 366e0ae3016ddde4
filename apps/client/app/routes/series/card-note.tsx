import { cardName, isExpired } from '@anseo/domain/saved-card'
import type { SeriesOnWire } from '@anseo/contract/series'
import { SERIES_CHARGE_AHEAD_HOURS } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { CreditCard } from 'lucide-react'
import { Link } from 'react-router'
import { useSavedCards } from '../../queries/saved-cards.ts'

/** Says how visits are paid for: by charging the saved card, or each by the client. */
export function CardNote({ series, now }: { series: SeriesOnWire; now: Date }) {
  const { data: cards } = useSavedCards()
  const [card] = (cards ?? []).filter((saved) => !isExpired(saved, now))
  const hours = series.cancellationHours + SERIES_CHARGE_AHEAD_HOURS
  if (!card) {
    return (
      <p className="hint">
        You pay for each visit on its own, from 8 days to 24 hours before it. Save your card when you pay, and
        it&apos;s charged {hours} hours before each visit.
      </p>
    )
  }
  return (
    <>
      <Note icon={<CreditCard aria-hidden="true" />}>
        {cardName(card)} is charged {hours} hours before each visit. Skip or move it freely until then.
      </Note>
      <p className="hint">
        We charge the card you used last. Pay the next visit with another one and save it to change that.
      </p>
      <Button asChild tone="soft" full>
        <Link to="/my-profile#saved-cards-title">Change card</Link>
      </Button>
    </>
  )
}
