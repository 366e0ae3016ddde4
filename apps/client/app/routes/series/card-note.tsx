import { cardName, defaultCard } from '@anseo/domain/saved-card'
import type { SeriesOnWire } from '@anseo/contract/series'
import { visitsPaidText } from '@anseo/domain/series-words'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { CreditCard } from 'lucide-react'
import { Link } from 'react-router'
import { useSavedCards } from '../../queries/saved-cards.ts'

/** Says how visits are paid for: by charging the saved card, or each by the client. */
export function CardNote({ series, now }: { series: SeriesOnWire; now: Date }) {
  const { data: cards } = useSavedCards()
  const card = defaultCard(cards ?? [], now)
  const text = visitsPaidText(series.cancellationHours, card && cardName(card))
  if (!card) return <p className="hint">{text}</p>
  return (
    <>
      <Note icon={<CreditCard aria-hidden="true" />}>{text}</Note>
      <p className="hint">
        We charge the card you used last. Pay the next visit with another one and save it to change that.
      </p>
      <Button asChild tone="soft" full>
        <Link to="/my-profile#saved-cards-title">Change card</Link>
      </Button>
    </>
  )
}
