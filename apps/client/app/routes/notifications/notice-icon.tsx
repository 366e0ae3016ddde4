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
import { createElement } from 'react'

/** A text may mention a refund below a headline about something else, so this is matched first. */
const REFUND = /\b(refunded|refunding)\b/i

/** Icons by the words of our own headlines; the first match is used. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\btimed out\b/i, AlarmClock],
  [/\bdeclined\b/i, CircleSlash],
  [/\bcancelled\b/i, CircleX],
  [/\brescheduled\b/i, CalendarClock],
  [/\bcomplete\b/i, CheckCheck],
  [/\bpaid\b/i, ShieldCheck],
  [/\bconfirmed\b/i, CalendarCheck],
  [/\brequest sent\b/i, Hourglass],
]

/** Returns the icon for a personal notification, a bell when none fits. */
export function iconOf(text: string): LucideIcon {
  if (REFUND.test(text)) return Undo2
  const [headline = ''] = text.split(': ', 1)
  return ICONS.find(([words]) => words.test(headline))?.[1] ?? Bell
}

/** Shows the icon for a personal notification, hidden from screen readers. */
export const NoticeIcon = ({ text }: { text: string }) => createElement(iconOf(text), { 'aria-hidden': true })
