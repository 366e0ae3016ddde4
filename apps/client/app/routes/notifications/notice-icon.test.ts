import { Bell, CalendarCheck, CircleX, Hourglass, Undo2 } from 'lucide-react'
import { expect, test } from 'vitest'
import { iconOf } from './notice-icon.tsx'

const WHEN = 'Sat 28 Nov, 10:00 AM to 12:00 PM with Aoife Byrne'

test.each([
  [`Request sent: ${WHEN}. We'll let you know. You only pay once it's confirmed.`, Hourglass],
  [`Confirmed: ${WHEN}. Pay €100.74 to keep this time, or it will be cancelled.`, CalendarCheck],
  [`Cancelled by you: ${WHEN}. You haven't been charged.`, CircleX],
  [`Cancelled by you: ${WHEN}. We're refunding €99.00 to your card.`, Undo2],
  [`Starts soon: ${WHEN}. You haven't paid yet, or it will be cancelled.`, Bell],
])('the headline of %s determines its icon, and a refund has its own icon', (text, icon) => {
  expect(iconOf(text)).toBe(icon)
})
