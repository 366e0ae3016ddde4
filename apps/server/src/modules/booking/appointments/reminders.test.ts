// @module-tag time
import { describe, expect, test } from 'vitest'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Actor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { newParties, ownApp } from '../../../testing/own-app.ts'
import { remindParties } from './remind-parties.ts'
import { remindToPay } from './remind-to-pay.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const START = new Date('2026-11-24T10:00:00Z')
const after = (hours: number, from = NOON) => new Date(from.getTime() + hours * 3_600_000)
const CONFIRMED = { confirmedAt: NOON, payBy: after(24) }
const PAID = { ...CONFIRMED, paidAt: NOON }

const SALON = { line1: '5 Main Street', line2: 'Rathmines', eircode: 'D06 F2X8' }
const COTTAGE = { line1: '2 Sea Road', line2: 'Howth', eircode: 'D13 K1R7' }
const AT_VENDORS = { place: 'vendor', address: SALON } as const

const app = ownApp({ start: NOON })
const { client, vendor } = newParties(app, NOON)

const given = (facts: object = {}) =>
  insertAppointmentRow(app, { client, vendor }, { startsAt: START, bookedAt: NOON, ...facts })

/** The reminders that somebody has got, oldest first. */
async function remindersOf(actor: Actor): Promise<string[]> {
  const path = actor === client ? '/api/notifications' : '/api/pro/notifications'
  const { body } = await actor.call('GET', path)
  return body.notifications
    .map(({ content }: { content: string }) => /(Reminder|Starts soon|Payment due):/.exec(content)?.[1])
    .filter(Boolean)
    .toReversed()
}

/** Several processes at the same time, and one of them once more. */
async function sweep(run: (runtime: Runtime) => Promise<void>) {
  await Promise.all([run(app.runtime), run(app.runtime), run(app.runtime)])
  await run(app.runtime)
}

describe('of an appointment', () => {
  test('both are reminded once a day and once two hours before it, whatever runs and whatever the clock does', async () => {
    await given(PAID)
    app.clock.set(after(-24.01, START))
    await sweep(remindParties)
    expect(await remindersOf(client)).toEqual([])
    app.clock.set(after(-24, START))
    await sweep(remindParties)
    app.clock.set(after(-30, START))
    await sweep(remindParties)
    app.clock.set(after(-20, START))
    await sweep(remindParties)
    for (const actor of [client, vendor]) expect(await remindersOf(actor)).toEqual(['Reminder'])
    app.clock.set(after(-2, START))
    await sweep(remindParties)
    for (const actor of [client, vendor]) {
      expect(await remindersOf(actor)).toEqual(['Reminder', 'Starts soon'])
      expect(await mailsTo(app, actor.email, 2)).toHaveLength(2)
    }
  })

  test('the client is told who travels', async () => {
    await given(PAID)
    await given({ ...PAID, ...AT_VENDORS, startsAt: after(3, START), endsAt: after(4, START) })
    await given({ ...PAID, address: COTTAGE, startsAt: after(5, START), endsAt: after(6, START) })
    app.clock.set(after(-18.5, START))
    await sweep(remindParties)
    const mails = await mailsTo(app, client.email, 3)
    const toldOf = (time: string) => mails.find(({ subject }) => subject.includes(time))!.text
    expect(toldOf('10:00 AM')).toContain('is coming to your address.')
    expect(toldOf('01:00 PM')).toMatch(/You're going to .+'s place\./)
    expect(toldOf('01:00 PM')).toContain('Where: 5 Main Street, Rathmines, D06 F2X8')
    expect(toldOf('01:00 PM')).not.toContain('your address')
    expect(toldOf('03:00 PM')).toContain('is coming to 2 Sea Road, Howth, D13 K1R7.')
  })

  test('a death between the note and the commit costs no reminder and sends none twice', async () => {
    await given(PAID)
    app.clock.set(after(-24, START))
    const dying: Runtime = {
      ...app.runtime,
      transaction: (work) =>
        app.runtime.transaction(async (unit) => {
          await work(unit)
          throw new Error('Killed')
        }),
    }
    await expect(remindParties(dying)).rejects.toThrow('Killed')
    expect(await remindersOf(client)).toEqual([])
    await sweep(remindParties)
    expect(await remindersOf(client)).toEqual(['Reminder'])
    expect(await mailsTo(app, client.email)).toHaveLength(1)
  })

  test('nobody is reminded of what is not confirmed, has ended, or is no longer payable', async () => {
    await given()
    await given({ ...PAID, cancelledAt: NOON, cancelledBy: 'client' })
    await given({ ...CONFIRMED, startsAt: after(24, START), endsAt: after(26, START) })
    app.clock.set(after(-24, START))
    await sweep(remindParties)
    app.clock.set(after(-2, START))
    await sweep(remindParties)
    for (const actor of [client, vendor]) expect(await remindersOf(actor)).toEqual([])
  })

  test('what was booked within the last day is announced only two hours before', async () => {
    await given({ ...PAID, bookedAt: after(-20, START) })
    app.clock.set(after(-19, START))
    await sweep(remindParties)
    expect(await remindersOf(client)).toEqual([])
    app.clock.set(after(-1, START))
    await sweep(remindParties)
    expect(await remindersOf(client)).toEqual(['Starts soon'])
  })

  test('a reschedule is announced anew', async () => {
    const appointmentId = await given({
      ...PAID,
      startsAt: after(46),
      endsAt: after(48),
      dayReminderAt: NOON,
    })
    app.clock.set(after(21))
    const { status } = await client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId,
      newDate: '24_11_2026',
      newStartTime: '10:00 AM',
      newEndTime: '12:00 PM',
    })
    expect(status).toBe(200)
    await sweep(remindParties)
    expect(await remindersOf(client)).toEqual([])
    app.clock.set(after(-24, START))
    await sweep(remindParties)
    expect(await remindersOf(client)).toEqual(['Reminder'])
  })
})

describe('of the time to pay', () => {
  test('the client is told once, six hours before it ends', async () => {
    await given(CONFIRMED)
    app.clock.set(after(17.99))
    await sweep(remindToPay)
    expect(await remindersOf(client)).toEqual([])
    app.clock.set(after(18))
    await sweep(remindToPay)
    app.clock.set(after(20))
    await sweep(remindToPay)
    expect(await remindersOf(client)).toEqual(['Payment due'])
    expect(await remindersOf(vendor)).toEqual([])
  })

  test('a window that the start cuts short counts to the start, and of a short one it is half', async () => {
    await given({ ...CONFIRMED, startsAt: after(8), endsAt: after(10) })
    app.clock.set(after(3.9))
    await sweep(remindToPay)
    expect(await remindersOf(client)).toEqual([])
    app.clock.set(after(4))
    await sweep(remindToPay)
    expect(await remindersOf(client)).toEqual(['Payment due'])
  })

  test('who has paid is not told', async () => {
    await given(PAID)
    app.clock.set(after(20))
    await sweep(remindToPay)
    expect(await remindersOf(client)).toEqual([])
  })
})
