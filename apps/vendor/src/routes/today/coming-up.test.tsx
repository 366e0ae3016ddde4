import { appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { ComingUp } from './coming-up.tsx'

const NOW = new Date('2026-11-23T12:00:00Z')
const BOOKED = new Date('2026-11-19T12:00:00Z')
const SLOT = { start: new Date('2026-11-20T10:00:00Z'), end: new Date('2026-11-20T11:00:00Z') }
const PAST = {
  facts: appointmentFacts({ ...JUST_BOOKED, ...SLOT, confirmedAt: BOOKED, paidAt: BOOKED }),
} as VendorAppointment

const textWith = (onMore: (() => void) | null) =>
  renderToStaticMarkup(<ComingUp appointments={[PAST]} now={NOW} onMore={onMore} busy={false} />)

test('coming appointments can be loaded while only past ones have been', () => {
  expect(textWith(() => undefined)).toContain('Show more')
  expect(textWith(() => undefined)).not.toContain('No appointments yet')
  expect(textWith(null)).toContain('No appointments yet')
})
