import type { TraderFileOnWire } from '@anseo/contract/traders'
import { type TraderStanding, traderStanding } from '@anseo/domain/trader'
import { Button } from '@anseo/ui/button'
import { Link } from 'react-router'
import { AskedNote } from './asked-note.tsx'

const TEXTS: Record<TraderStanding, string> = {
  missing: 'Tell us if you act as a trader. We need this before we can list you.',
  'to-check': "We're reviewing your details.",
  checked: 'Your page shows your details, as the law asks.',
  private: 'Your page says that you are a private person.',
}

interface TraderCardProps {
  trader: TraderFileOnWire
  /** The address of the form. */
  link: string
}

/** Shows if the vendor has said that it is a trader, and leads to the form (D7). */
export function TraderCard({ trader: { answer, checkedAt, asked }, link }: TraderCardProps) {
  const standing = traderStanding(answer && { isTrader: answer.isTrader, checkedAt })
  const isOpen = standing === 'missing' || (asked !== null && !asked.answered)
  return (
    <section className="card pad grid justify-items-start gap-3" aria-labelledby="trader-details">
      <h2 id="trader-details" className="text-[1.1875rem]">
        Trader details
      </h2>
      <p className="muted">{TEXTS[standing]}</p>
      {asked && <AskedNote asked={asked} />}
      <Button asChild size="sm" tone={isOpen ? 'pri' : 'sec'}>
        <Link to={link}>{standing === 'missing' ? 'Add trader details' : 'View trader details'}</Link>
      </Button>
    </section>
  )
}
