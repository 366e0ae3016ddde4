import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freePort } from '@anseo/test-support/free-port'
import { everyPage } from '../../../platform/database/every-page.ts'
import type { Place } from '../../../platform/database/counted-rows.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { createAdmin, createClient } from '../../../testing/actors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { findJobs } from './store.ts'

const metricsPort = await freePort()
const app = ownApp({ env: { METRICS_PORT: String(metricsPort) }, pauses: { sweepsMs: 3_600_000 } })
const admin = ownActor(app, createAdmin)

const list = async (query = '') => (await admin.call('GET', `/api/admin/jobs${query}`)).body

/** A mail job that has used up its attempts, on a queue of its own that is not worked off. */
async function createFailed(to: string, subject = 'Confirmed'): Promise<string> {
  const payload = JSON.stringify({
    to,
    subject,
    text: 'secret words',
    html: '<p>secret words</p>',
  })
  const { rows } = await app.runtime.db.execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('send-mail', payload := ${payload}::json,
      run_at := now() + interval '1 day', max_attempts := 1)`,
  )
  const { id } = rows[0]!
  await app.runtime.db.execute(
    sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${`550 no such box <${to}>`})`,
  )
  return id
}

test('jobs that were given up tell what they are about, and nobody’s words or address', async () => {
  const id = await createFailed('orlaith.conway@demo.test')
  const { jobs, counts, tasks, total } = await list()
  expect({ total, tasks }).toEqual({ total: 1, tasks: [{ task: 'send-mail', count: 1 }] })
  expect(counts.failed).toBe(1)
  expect(jobs).toMatchObject([
    {
      _id: id,
      task: 'send-mail',
      state: 'failed',
      about: { to: 'orl…@demo.test', subject: 'Confirmed' },
      lastError: '550 no such box <orl…@demo.test>',
    },
  ])
  expect(JSON.stringify(jobs)).not.toMatch(/secret|orlaith/)
  expect((await list('?task=issue-refund')).jobs).toEqual([])
  expect((await admin.call('GET', '/api/admin/jobs?state=lost')).status).toBe(400)
})

test('one is tried at once, all of a kind too, and each is noted', async () => {
  const [{ _id }] = (await list()).jobs
  expect((await admin.call('POST', `/api/admin/jobs/${_id}/retry`)).status).toBe(200)
  await expect.poll(async () => (await list()).total).toBe(0)
  await createFailed('a@demo.test')
  await createFailed('b@demo.test')
  const { body } = await admin.call('POST', '/api/admin/jobs/retry', { task: 'send-mail' })
  expect(body).toMatchObject({ retried: 2 })
  await expect.poll(async () => (await list()).total).toBe(0)
  expect((await admin.call('POST', '/api/admin/jobs/retry', { task: 'send-mail' })).status).toBe(404)
  const recorded = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.actorId, admin.id))
  expect(recorded.map(({ action }) => action)).toEqual(['job.retried', 'jobs.retried'])
})

test('one can be deleted, once', async () => {
  const id = await createFailed('c@demo.test')
  expect((await admin.call('DELETE', `/api/admin/jobs/${id}`)).status).toBe(200)
  expect((await list()).jobs).toEqual([])
  expect((await admin.call('DELETE', `/api/admin/jobs/${id}`)).status).toBe(404)
  expect((await admin.call('DELETE', '/api/admin/jobs/x')).status).toBe(404)
})

test('the subject of a login code does not show the code', async () => {
  const id = await createFailed('b@demo.test', '042917 is your Anseo code')
  const { jobs } = await list()
  expect(jobs.find(({ _id }: { _id: string }) => _id === id).about.subject).toBe('… is your Anseo code')
  expect((await admin.call('DELETE', `/api/admin/jobs/${id}`)).status).toBe(200)
})

test('one that runs can neither be retried nor deleted', async () => {
  const id = await createFailed('d@demo.test')
  const lock = sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody', attempts = 0
    where id = ${id}::bigint`
  await app.runtime.db.execute(lock)
  expect((await admin.call('POST', `/api/admin/jobs/${id}/retry`)).body).toMatchObject({
    code: 'JOB_RUNNING',
  })
  expect((await admin.call('DELETE', `/api/admin/jobs/${id}`)).body).toMatchObject({ code: 'JOB_RUNNING' })
  expect((await list('?state=running')).jobs).toMatchObject([{ _id: id, state: 'running' }])
})

test('the overview counts jobs that run neither as waiting nor as failed, as the list does', async () => {
  for (const attempts of [0, 1]) {
    const id = await createFailed('e@demo.test')
    await app.runtime.db.execute(
      sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody', attempts = ${attempts}
        where id = ${id}::bigint`,
    )
  }
  const { needs, runs } = (await admin.call('GET', '/api/admin/overview')).body
  const { counts } = await list()
  expect(needs.failedJobs.count).toBe(counts.failed)
  expect(runs.jobs).toMatchObject({ waiting: counts.waiting, retrying: counts.retrying })
})

test('the sweeps say when they ran', async () => {
  await expect.poll(async () => (await list()).sweeps.length).toBeGreaterThan(3)
  const { sweeps } = await list()
  for (const { ranAt, error, failedAt } of sweeps) {
    expect(Date.parse(ranAt)).not.toBeNaN()
    expect({ error, failedAt }).toEqual({ error: null, failedAt: null })
  }
  const client = await createClient(app)
  expect((await client.call('GET', '/api/admin/jobs')).status).toBe(403)
})

test('the metrics count the jobs that were given up and the sweeps that fail', async () => {
  await createFailed('metrics@demo.test')
  const { sweepLog } = app.runtime
  await sweepLog.record([sweepLog.runOf('one that fails', 1, new Error('broken'))])
  const { counts, sweeps } = await list()
  const failing = sweeps.filter(({ error }: { error: string | null }) => error !== null)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toContain(`\njobs{state="failed"} ${counts.failed}\n`)
  expect(text).toContain(`\nsweeps{figure="failing"} ${failing.length}\n`)
  expect(failing).toHaveLength(1)
  expect(counts.failed).toBeGreaterThan(0)
})

test('a file of jobs is whole although the last ones of a page have run before the next page is read', async () => {
  const { db } = app.runtime
  await db.execute(sql`select graphile_worker.add_job('send-mail', payload := '{}'::json,
    run_at := now() + interval '1 year' + n * interval '1 minute') from generate_series(1, 520) as n`)
  const find = (place: Place) =>
    findJobs(db, { state: 'waiting', task: 'send-mail', order: 'soonest' }, place)
  const rows: { id: string }[] = []
  for await (const page of everyPage(async (place) =>
    (await find(place)).map((row) => ({ ...row, _id: row.id })),
  )) {
    rows.push(...page)
    const gone = page.slice(-3).map(({ id }) => id)
    await db.execute(
      sql`select graphile_worker.complete_jobs(string_to_array(${gone.join(',')}, ',')::bigint[])`,
    )
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(520)
  expect(rows).toHaveLength(520)
})
