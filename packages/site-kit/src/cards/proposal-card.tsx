import type { ProposalOnWire } from '@anseo/contract/proposals'
import { dublinDate } from '@anseo/domain/dublin-time'
import { slotFromWire } from '@anseo/domain/slot'
import { formatDay, formatWeekday } from '@anseo/domain/slot-date'
import { proposalState, type ProposalState } from '@anseo/domain/time-proposal'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@anseo/ui/badge'
import type { BadgeTone } from '@anseo/ui/badge'
import { classNames } from '@anseo/ui/class-names'

type ProposalCardProps = {
  proposal: ProposalOnWire
  /** Sent by the reader: shown on the right. */
  own: boolean
  now: Date
  /** The buttons that are shown until the proposal is answered. */
  actions: ReactNode
}

const ENDS: Record<Exclude<ProposalState, 'open'>, { tone: BadgeTone; text: string }> = {
  accepted: { tone: 'complete', text: 'Accepted' },
  declined: { tone: 'declined', text: 'Declined' },
  withdrawn: { tone: 'cancelled', text: 'Withdrawn' },
  over: { tone: 'timed-out', text: 'No answer in time' },
}

/** A suggested time in a chat: its actions, or its outcome. */
export function ProposalCard({ proposal, own, now, actions }: ProposalCardProps) {
  const slot = slotFromWire(proposal)
  if (!slot) return null
  const { state: answered, startTime, endTime, words, heldUntil } = proposal
  const answer = answered === 'open' || answered === 'over' ? null : answered
  const state = proposalState({ answer, until: heldUntil ? new Date(heldUntil) : slot.start }, now)
  const day = dublinDate(slot.start)
  return (
    <article className={classNames('quote', own && 'own')} aria-label="Suggested time">
      <div className="quote-head">
        <CalendarClock aria-hidden="true" />
        <b>Suggested time</b>
      </div>
      <div className="quote-body">
        <p className="quote-slot num">
          <span>
            {formatWeekday(day)} {formatDay(day)}
            <br />
            {startTime} to {endTime}
          </span>
        </p>
        {words && <p className="quote-words">{words}</p>}
        {state === 'open' ? (
          actions
        ) : (
          <div className="quote-foot">
            <Badge tone={ENDS[state].tone}>{ENDS[state].text}</Badge>
          </div>
        )}
      </div>
    </article>
  )
}
