import {
  AlarmClock,
  Bell,
  CalendarCheck,
  CalendarClock,
  CheckCheck,
  CircleSlash,
  CircleX,
  Hourglass,
  type LucideIcon,
  ShieldCheck,
  Undo2,
} from 'lucide-react'

/** By how our own notices begin. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^Confirmed\b/, CalendarCheck],
  [/^Declined\b/, CircleSlash],
  [/^(Refunded|Your payment)\b/, Undo2],
  [/^Paid\b/, ShieldCheck],
  [/^(Marked as complete|Complete)\b/, CheckCheck],
  [/^Rescheduled\b/, CalendarClock],
  [/^Requested\b/, Hourglass],
  [/^Timed out\b/i, AlarmClock],
  [/^Cancelled\b/, CircleX],
]

/** The icon that fits a personal notice, a bell when none does. */
export function NoticeIcon({ text }: { text: string }) {
  const Icon = ICONS.find(([beginning]) => beginning.test(text))?.[1] ?? Bell
  return <Icon aria-hidden="true" />
}
