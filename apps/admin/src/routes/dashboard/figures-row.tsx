import { formatCount } from '@anseo/domain/counted'
import type { ReplyTo } from '@anseo/contract/calls'
import { euroText } from '@anseo/domain/money'
import { Kpi } from '@anseo/ui/kpi'
import { useLinkTo } from '../../navigation/use-link-to.tsx'
import {
  cancelledChange,
  cancelledText,
  countChange,
  minutesChange,
  minutesText,
  shareChange,
  takeText,
} from './figure-texts.ts'

interface FiguresRowProps {
  stats: ReplyTo<'GET /api/admin/stats'>
  /** The period, as days `YYYY-MM-DD`. */
  days: { from: string; to: string }
  /** Text for the comparison, such as 'on last week'. */
  compared: string
}

/** The figures of a period, each with its change; they swipe on phones. Each links to a list, of which only the ledger is of the same period. */
export function FiguresRow({ stats: { total, before }, days, compared }: FiguresRowProps) {
  const linkTo = useLinkTo()
  const bookings = countChange(total.bookings, before.bookings, compared)
  const value = shareChange(total.value, before.value)
  const cancelled = cancelledChange(total, before)
  const confirmed = minutesChange(total.minutesToConfirm, before.minutesToConfirm)
  return (
    <div className="kpis" role="group" aria-label="Figures">
      <Kpi
        label="Bookings"
        figure={formatCount(total.bookings)}
        note={bookings.text}
        tone={bookings.tone}
        {...linkTo('/appointments?order=booked')}
      />
      <Kpi
        label="Value"
        figure={euroText(total.value)}
        note={value.text}
        tone={value.tone}
        {...linkTo('/appointments?order=amount')}
      />
      <Kpi
        label="Revenue"
        figure={euroText(total.take)}
        note={takeText(total)}
        {...linkTo(`/money?tab=ledger&account=platform-fees&period=days&from=${days.from}&to=${days.to}`)}
      />
      <Kpi
        label="Cancelled"
        figure={cancelledText(total)}
        note={cancelled.text}
        tone={cancelled.tone}
        {...linkTo('/appointments?state=cancelled')}
      />
      <Kpi
        label="Time to confirm"
        figure={minutesText(total.minutesToConfirm)}
        note={confirmed.text}
        tone={confirmed.tone}
        {...linkTo('/appointments?state=pending')}
      />
    </div>
  )
}
