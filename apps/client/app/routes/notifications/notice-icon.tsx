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

/** Money that comes back is named in a sentence, also below another headline. */
const REFUND = /\b(refunded|refunding|too late)\b/i

/** By what the headlines of our own notices say; the first that fits counts. */
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

/** The icon that fits a personal notice, a bell when none does. */
export function iconOf(text: string): LucideIcon {
  if (REFUND.test(text)) return Undo2
  const [headline = ''] = text.split(': ', 1)
  return ICONS.find(([words]) => words.test(headline))?.[1] ?? Bell
}

/** Renders the icon that fits a personal notice, hidden from screen readers. */
export const NoticeIcon = ({ text }: { text: string }) => createElement(iconOf(text), { 'aria-hidden': true })
