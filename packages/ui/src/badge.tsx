import type { ReactNode } from 'react'
import {
  Bell,
  CheckCheck,
  CircleAlert,
  CircleSlash,
  CircleX,
  Clock,
  CreditCard,
  Hourglass,
  Megaphone,
  ShieldCheck,
  TimerOff,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { BadgeTone as AppointmentTone } from '@anseo/domain/appointment-badge'
import { classNames } from './class-names.ts'

/** States of appointments; notices; deadlines, `due` within a week and `overdue` once past. */
export type BadgeTone = AppointmentTone | 'bell' | 'broadcast' | 'new' | 'due' | 'overdue'

const icons: Record<BadgeTone, LucideIcon | null> = {
  pending: Hourglass,
  payable: CreditCard,
  paid: ShieldCheck,
  complete: CheckCheck,
  declined: CircleSlash,
  cancelled: CircleX,
  'timed-out': TimerOff,
  bell: Bell,
  broadcast: Megaphone,
  new: null,
  due: Clock,
  overdue: CircleAlert,
}

/** A state in colour, icon and words; `plain` leaves the icon out. */
export function Badge({ tone, plain, children }: { tone: BadgeTone; plain?: boolean; children: ReactNode }) {
  const Icon = plain ? null : icons[tone]
  return (
    <span className={classNames('badge', tone, plain && 'plain')}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  )
}
