import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFilesJob } from '../../platform/files/remove-files-job.ts'
import { hastenRetries } from '../../platform/jobs/hasten-retries.ts'
import { sendMailJob } from '../../platform/mail/send-mail-job.ts'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { send } from '../../testing/requests.ts'
import { hurry } from '../../testing/hurry.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindParties } from '../booking/appointments/remind-parties.ts'

const REFUSED = 'gone@example.test'

let app: TestApp
let server: MailServer
beforeEach(async () => {
  server = await startMailServer({ refuse: [REFUSED] })
  app = await startTestApp({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Anseo <hello@anseo.example>',
      PUBLIC_URL: 'https://anseo.example',
    },
  })
})
afterEach(async () => {
  await app.close()
  await server.close()
})

/** A request that its vendor confirms, which both are told by mail. */
async function confirmOne(parties?: { client?: Actor; vendor?: Actor }) {
  const client = parties?.client ?? (await createClient(app))
  const vendor = parties?.vendor ?? (await createVendor(app))
  const id = await insertAppointmentRow(app, { client, vendor })
  const { status } = await vendor.call('POST', `/api/pro/appointments/${id}/confirm`)
  expect(status).toBe(200)
  return { id, client, vendor }
}

async function waitingMails() {
  const { rows } = await app.runtime.pool.query<{ attempts: number; wait: number; left: number }>(
    `select attempts, max_attempts - attempts as left, extract(epoch from run_at - now())::float as wait
     from graphile_worker.jobs where task_identifier = 'send-mail'`,
  )
  return rows
}

const until = <T>(look: () => Promise<T> | T) => vi.waitFor(look, { timeout: 30_000, interval: 50 })

test('a mail server that is down delays mails, and neither loses nor repeats one', async () => {
  const { port } = server
  await server.close()
  const told = await Promise.all([confirmOne(), confirmOne(), confirmOne()])
  await until(async () => {
    const mails = await waitingMails()
    expect(mails).toHaveLength(6)
    expect(mails.every(({ attempts }) => attempts > 0)).toBe(true)
  })
  server = await startMailServer({ port })
  await until(async () => {
    await hurry(app)
    expect(await waitingMails()).toEqual([])
  })
  const addresses = told.flatMap(({ client, vendor }) => [client.email, vendor.email])
  expect(server.received.map(({ recipient }) => recipient).toSorted()).toEqual(addresses.toSorted())
})

test('a mail server that was down for long is asked again within five minutes, for days', async () => {
  await server.close()
  await confirmOne()
  await until(async () => {
    const { rowCount } = await app.runtime.pool.query(
      `update graphile_worker._private_jobs set attempts = 10, run_at = now() + interval '6 hours'
       where locked_at is null`,
    )
    expect(rowCount).toBe(2)
  })
  await hastenRetries(app.runtime.pool, [sendMailJob.name])
  for (const { wait, left } of await waitingMails()) {
    expect(wait).toBeLessThanOrEqual(300)
    expect(left * 5).toBeGreaterThan(3 * 24 * 60)
  }
})

test('a mail server that was down gets no mail that has become useless meanwhile', async () => {
  const { port } = server
  await server.close()
  const { client, vendor } = await confirmOne()
  const now = app.clock.now()
  const startsAt = new Date(now.getTime() + 24 * 3_600_000)
  const paidAt = new Date(now.getTime() - 24 * 3_600_000)
  const paid = { startsAt, bookedAt: paidAt, confirmedAt: paidAt, paidAt }
  await insertAppointmentRow(app, { client, vendor: await createVendor(app) }, paid)
  await remindParties(app.runtime)
  await send(app, 'POST', '/api/user/login-code', { email: client.email })
  await until(async () => {
    const mails = await waitingMails()
    expect(mails).toHaveLength(5)
    expect(mails.every(({ attempts }) => attempts > 0)).toBe(true)
  })
  app.clock.set(startsAt)
  server = await startMailServer({ port })
  await until(async () => {
    await hurry(app)
    expect(await waitingMails()).toEqual([])
  })
  const recipients = server.received.map(({ recipient }) => recipient)
  expect(recipients.toSorted()).toEqual([client.email, vendor.email].toSorted())
})

test('a mail server that hangs keeps no other work waiting', async () => {
  const { port } = server
  await server.close()
  const silent = createServer().listen(port, '127.0.0.1')
  await once(silent, 'listening')
  const connections: Socket[] = []
  silent.on('connection', (connection) => connections.push(connection))
  const { ownWorkers } = sendMailJob
  await app.runtime.pool.query(
    `select graphile_worker.add_job('send-mail', json_build_object('to', 'client@example.test'))
     from generate_series(1, $1 * 2)`,
    [ownWorkers],
  )
  await until(() => expect(connections).toHaveLength(ownWorkers!))
  await app.runtime.transaction((unit) => unit.enqueue(removeFilesJob, { portraits: [], papers: [] }))
  await until(async () => {
    const { rows } = await app.runtime.pool.query<{ task: string; count: number }>(
      `select task_identifier as task, count(*)::int from graphile_worker.jobs group by task_identifier`,
    )
    expect(rows).toEqual([{ task: sendMailJob.name, count: ownWorkers! * 2 }])
  })
  // None of the first mails was given up meanwhile: the other job has not waited for it.
  expect(connections).toHaveLength(ownWorkers!)
  for (const connection of connections) connection.destroy()
  silent.close()
})

test('a mail that the server refuses for good keeps no other waiting', async () => {
  const { vendor } = await confirmOne({ client: await createClient(app, { email: REFUSED }) })
  await until(async () => expect(await waitingMails()).toEqual([]))
  expect(server.received.map(({ recipient }) => recipient)).toEqual([vendor.email])
})

test('a mail that the server refuses because of us waits until we have mended it', async () => {
  server.refusal = { command: 'MAIL FROM', code: 553, words: '5.1.8 Sender address rejected' }
  const { client, vendor } = await confirmOne()
  const refusals = [
    server.refusal,
    { command: 'RCPT TO', code: 530, words: 'Authentication required' },
    { command: 'RCPT TO', code: 554, words: '5.7.1 Relay access denied' },
    { command: 'RCPT TO', code: 550, words: '5.4.5 Daily sending quota exceeded' },
    { command: 'DATA', code: 554, words: 'Message rejected: Email address is not verified' },
  ] as const
  let attempts = 0
  for (const refusal of refusals) {
    server.refusal = refusal
    // One attempt may still be under way with the refusal before.
    attempts += 2
    await until(async () => {
      await hurry(app)
      const mails = await waitingMails()
      expect(mails).toHaveLength(2)
      expect(mails.every((mail) => mail.attempts >= attempts)).toBe(true)
    })
    attempts = Math.max(...(await waitingMails()).map((mail) => mail.attempts))
  }
  server.refusal = undefined
  await until(async () => {
    await hurry(app)
    expect(await waitingMails()).toEqual([])
  })
  const recipients = server.received.map(({ recipient }) => recipient)
  expect(recipients.toSorted()).toEqual([client.email, vendor.email].toSorted())
})

test('mail programs can stop what vendors cause with one press (RFC 8058)', async () => {
  const vendor = await createVendor(app)
  await vendor.call('POST', '/api/pro/appointments', {
    contact: { name: 'Tom Hickey', email: 'tom-hickey@example.test' },
    slotDate: '24_11_2026',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
    notify: true,
  })
  const mailOfTom = () => server.received.find(({ recipient }) => recipient === 'tom-hickey@example.test')
  await until(async () => expect(mailOfTom()).toBeDefined())
  const value = (key: string) => mailOfTom()!.headers.find((header) => header.key === key)?.value
  expect(value('list-unsubscribe')).toMatch(
    /^<https:\/\/anseo\.example\/api\/stop-emails\/one-click\?token=[\w.%-]+>$/,
  )
  expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('mail programs find a calendar entry that they can act on, and where to choose', async () => {
  const vendor = await createVendor(app, { name: 'Áine "Bo" Ní Bhriain; x' })
  const { id, client } = await confirmOne({ vendor })
  await until(async () => expect(await waitingMails()).toEqual([]))
  const mail = server.received.find(({ recipient }) => recipient === client.email)!
  expect(mail.from).toEqual({ name: 'Anseo', address: 'hello@anseo.example' })
  expect(mail.text).toContain('Pay €100.74 by')
  expect(mail.html).toContain('Confirm appointment by paying')
  expect(mail.headers).toContainEqual(
    expect.objectContaining({
      key: 'list-unsubscribe',
      value: expect.stringContaining('<https://anseo.example/my-profile#notifications>'),
    }),
  )
  // Once beside the text, and once as a file.
  const calendars = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  expect(calendars.map(({ disposition, method }) => ({ disposition, method }))).toEqual([
    { disposition: null, method: 'REQUEST' },
    { disposition: 'attachment', method: 'REQUEST' },
  ])
  for (const { content } of calendars) {
    const event = new ICAL.Component(
      ICAL.parse(Buffer.from(content as ArrayBuffer).toString()),
    ).getFirstSubcomponent('vevent')!
    expect(event.getFirstPropertyValue('uid')).toBe(`${id}@anseo.example`)
    expect(event.getFirstPropertyValue('summary')).toBe('Hairstylist with Áine "Bo" Ní Bhriain; X')
    expect(event.getFirstPropertyValue('description')).toContain('Pay now: €100.74')
  }
})
