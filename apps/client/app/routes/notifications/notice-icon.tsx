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

/** By what our own notices say; the first that fits counts. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\b(refunded|came too late|on its way back)\b/i, Undo2],
  [/\btimed out\b/i, AlarmClock],
  [/\bdeclined\b/i, CircleSlash],
  [/\bcancelled\b/i, CircleX],
  [/\brescheduled\b/i, CalendarClock],
  [/\bcomplete\b/i, CheckCheck],
  [/\bpaid\b/i, ShieldCheck],
  [/\bconfirmed\b/i, CalendarCheck],
  [/\brequested\b/i, Hourglass],
]

/** The icon that fits a personal notice, a bell when none does. */
export function NoticeIcon({ text }: { text: string }) {
  const Icon = ICONS.find(([words]) => words.test(text))?.[1] ?? Bell
  return <Icon aria-hidden="true" />
}
