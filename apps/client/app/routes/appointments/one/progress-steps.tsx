import type { HistoryEntryOnWire } from '@anseo/contract/history'
import { badge } from '@anseo/domain/appointment-badge'
import { costFromWire } from '@anseo/domain/cost-wire'
import type { HistoryKind } from '@anseo/domain/history'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { appointmentProgress, type ProgressStep } from '@anseo/domain/progress'
import { CalendarPlus, CheckCheck, CircleX, CreditCard, House, type LucideIcon, Zap } from 'lucide-react'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'

const STEPS: Record<
  Exclude<ProgressStep, 'ended'>,
  { title: string; icon: LucideIcon; kinds: HistoryKind[] }
> = {
  booked: { title: 'Booked', icon: CalendarPlus, kinds: ['booked', 'quoteAccepted'] },
  confirmed: {
    title: 'Confirmed',
    icon: Zap,
    kinds: ['confirmed', 'quoteAccepted', 'proposalAccepted'],
  },
  paid: { title: 'Paid', icon: CreditCard, kinds: ['paid'] },
  visit: { title: 'On the day', icon: House, kinds: [] },
  complete: { title: 'Done', icon: CheckCheck, kinds: ['completed'] },
}

interface ProgressStepsProps {
  appointment: ClientAppointment
  history: readonly HistoryEntryOnWire[]
  now: Date
}

/** Lists the steps of an appointment, each with the instant it was taken, the start of the visit, or the sum paid. */
export function ProgressSteps({ appointment: { wire, facts }, history, now }: ProgressStepsProps) {
  const whenOf = (kinds: readonly HistoryKind[]) => {
    const at = history.findLast(({ kind }) => kinds.includes(kind))?.at
    return at ? formatMoment(new Date(at), now) : null
  }
  const detailOf = (step: ProgressStep, isPast: boolean): string | null => {
    if (step === 'ended') return whenOf(['cancelled', 'declined', 'timedOut'])
    if (step === 'visit') return formatMoment(facts.start, now)
    if (step === 'paid') return formatEuro(costFromWire(wire.cost).nowCents)
    return isPast ? whenOf(STEPS[step].kinds) : null
  }
  return (
    <ol className="progress-steps">
      {appointmentProgress(facts, now).map(({ step, when }) => {
        const { title, icon: Icon } =
          step === 'ended' ? { title: badge(facts, now).text, icon: CircleX } : STEPS[step]
        const detail = detailOf(step, when === 'past')
        return (
          <li
            key={step}
            className={step === 'ended' ? 'ended' : when}
            aria-current={when === 'next' && 'step'}
          >
            <i aria-hidden="true">
              <Icon />
            </i>
            <span>
              <b>{title}</b>
              {when === 'past' ? null : <span className="sr-only">, still to come</span>}
              {detail && <small className="num">{detail}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
