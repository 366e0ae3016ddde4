import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { counted } from '@anseo/domain/counted'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { operatorBadge } from '@anseo/domain/operator-badge'
import { Badge } from '@anseo/ui/badge'
import { classNames } from '@anseo/ui/class-names'
import {
  Ban,
  BellRing,
  CalendarClock,
  CalendarPlus,
  Check,
  CheckCheck,
  CreditCard,
  Flag,
  type LucideIcon,
  Scale,
  Undo2,
} from 'lucide-react'
import { historyOf, type Moment } from './appointment-moments.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  booked: CalendarPlus,
  quoteAccepted: CalendarPlus,
  reminded: BellRing,
  confirmed: Check,
  declined: Ban,
  cancelled: Ban,
  timedOut: Ban,
  paid: CreditCard,
  completed: CheckCheck,
  vendorMarked: CheckCheck,
  reported: Flag,
  settled: Flag,
  noShow: Flag,
  chargeFailed: CreditCard,
  moneyReturned: Undo2,
  refunded: Undo2,
  refundFailed: Undo2,
  disputeChanged: Scale,
  ledger: Scale,
}

/** Shows the history of an appointment, its money and its problem report, newest first. */
export function AppointmentHistory({ appointment }: { appointment: AdminAppointmentDetail }) {
  const moments = historyOf(appointment)
  const badge = operatorBadge(appointment)
  return (
    <section className="card pad record-part">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2>History</h2>
        <span className="lg:hidden">
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </span>
        <span className="hint max-lg:hidden">{counted(moments.length, 'entry', 'entries')}, Irish time</span>
      </div>
      <ol className="record-history">
        {moments.map((moment) => (
          <HistoryMoment key={moment.key} moment={moment} />
        ))}
      </ol>
    </section>
  )
}

function HistoryMoment({ moment: { at, kind, tone, title, who, text } }: { moment: Moment }) {
  const Icon = ICONS[kind] ?? CalendarClock
  return (
    <li>
      <span className={classNames('disc', tone)}>
        <Icon aria-hidden="true" />
      </span>
      <div>
        <p className="title">
          <b>{title}</b>
          <time dateTime={at} className="hint num">
            {formatDatedMoment(new Date(at))}
          </time>
        </p>
        <p className="hint">{who}</p>
        {text && <p className="hint num">{text}</p>}
      </div>
    </li>
  )
}
