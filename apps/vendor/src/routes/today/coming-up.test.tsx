import { appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { ComingUp } from './coming-up.tsx'
import { isOfToday } from './todays-appointments.tsx'

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

test("a visit that goes on after midnight is today's, and no longer coming", () => {
  const slot = { start: new Date('2026-11-22T23:00:00Z'), end: new Date('2026-11-23T01:00:00Z') }
  const visit = {
    facts: appointmentFacts({ ...JUST_BOOKED, ...slot, confirmedAt: BOOKED, paidAt: BOOKED }),
  } as VendorAppointment
  const at = (time: string) => isOfToday(visit, new Date(time))
  expect([at('2026-11-22T22:00:00Z'), at('2026-11-23T00:30:00Z'), at('2026-11-23T01:30:00Z')]).toEqual([
    true,
    true,
    false,
  ])
  const shown = renderToStaticMarkup(
    <ComingUp appointments={[visit]} now={new Date('2026-11-23T00:30:00Z')} onMore={null} busy={false} />,
  )
  expect(shown).not.toContain('Yesterday')
})
