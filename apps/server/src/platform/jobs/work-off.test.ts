import { DAY_MS } from '@anseo/domain/duration'
import { expect, test } from 'vitest'
import { completePassedAppointments } from '../../modules/booking/appointments/complete-appointment.ts'
import { createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { workOff } from './work-off.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const log = { error: () => undefined }

const app = ownApp()
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)

/** Items that are due by their number, and what was done with them. */
function queueOf(count: number, fails: (item: number) => boolean = () => false) {
  const due = new Set(Array.from({ length: count }, (_, item) => item))
  const limits: number[] = []
  const run = () =>
    workOff(
      { log },
      async (limit) => {
        limits.push(limit)
        return [...due].slice(0, limit)
      },
      String,
      async (item) => {
        if (fails(item)) throw new Error(`not ${item}`)
        due.delete(item)
      },
    )
  return { due, limits, run }
}

test('all that is due is done, a bounded batch at a time', async () => {
  const { due, limits, run } = queueOf(1100)
  await run()
  expect(due.size).toBe(0)
  expect(limits.length).toBeGreaterThan(5)
  expect(Math.max(...limits)).toBe(200)
})

test('a turn ends, and the next goes on', async () => {
  const { due, run } = queueOf(6000)
  await run()
  expect(due.size).toBe(1000)
  await run()
  expect(due.size).toBe(0)
})

test('whole batches that fail hold up nothing behind them, and are told of', async () => {
  const { due, run } = queueOf(700, (item) => item < 450)
  await expect(run()).rejects.toThrow('450 of 700 failed')
  expect([...due].every((item) => item < 450)).toBe(true)
})

test('without a database the turn ends at once', async () => {
  let tries = 0
  const run = workOff(
    { log },
    async () => [1, 2, 3],
    String,
    async () => {
      tries++
      throw new Error('Connection terminated unexpectedly')
    },
  )
  await expect(run).rejects.toThrow('Connection terminated')
  expect(tries).toBe(1)
})

test('an appointment that cannot be completed leaves the others, and is completed once it can be', async () => {
  const now = app.clock.now().getTime()
  const passed = (days: number) => {
    const startsAt = new Date(now - days * DAY_MS)
    const agreed = { confirmedAt: startsAt, paidAt: startsAt }
    return insertAppointmentRow(app, { client, vendor }, { startsAt, ...agreed })
  }
  const [broken, other] = [await passed(20), await passed(10)]
  const isCompleted = async (id: string) => {
    const { rows } = await app.runtime.pool.query('select completed_at from appointment where id = $1', [id])
    return rows[0].completed_at !== null
  }
  await app.runtime.pool.query(`
    create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_it before update on appointment for each row when (old.id = '${broken}')
      execute function break_it()`)
  await expect(completePassedAppointments(app.runtime)).rejects.toThrow('1 of 2 failed')
  expect([await isCompleted(broken), await isCompleted(other)]).toEqual([false, true])
  await app.runtime.pool.query('drop trigger break_it on appointment')
  await completePassedAppointments(app.runtime)
  expect(await isCompleted(broken)).toBe(true)
})
