import type { CheckStanding } from '@anseo/domain/vetting-standing'
import {
  CalendarClock,
  CircleAlert,
  CircleSlash,
  Hourglass,
  type LucideIcon,
  ShieldCheck,
  TimerOff,
} from 'lucide-react'
import { Badge, type BadgeTone } from './badge.tsx'

interface Look {
  tone: BadgeTone
  Icon: LucideIcon
  text: string
}

const LOOKS: Record<CheckStanding, Look> = {
  missing: { tone: 'payable', Icon: CircleAlert, text: 'Missing' },
  'handed-in': { tone: 'pending', Icon: Hourglass, text: 'Under review' },
  failed: { tone: 'declined', Icon: CircleSlash, text: 'Not accepted' },
  passed: { tone: 'paid', Icon: ShieldCheck, text: 'Approved' },
  'due-soon': { tone: 'payable', Icon: CalendarClock, text: 'Expires soon' },
  lapsed: { tone: 'declined', Icon: TimerOff, text: 'Expired' },
}

interface CheckBadgeProps {
  standing: CheckStanding
  /** The operator reads 'To check' where the vendor reads 'Under review'. */
  forOperator?: boolean
  /** The trade does not require the check, so it is not missing. */
  optional?: boolean
}

/** Shows the standing of a check. */
export function CheckBadge({ standing, forOperator = false, optional = false }: CheckBadgeProps) {
  if (optional && standing === 'missing') {
    return (
      <Badge tone="cancelled" plain>
        Optional
      </Badge>
    )
  }
  const { tone, Icon, text } = LOOKS[standing]
  return (
    <Badge tone={tone} plain>
      <Icon aria-hidden="true" />
      {forOperator && standing === 'handed-in' ? 'To check' : text}
    </Badge>
  )
}
