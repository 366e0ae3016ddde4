import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { ownApp } from '../../../testing/own-app.ts'

const RUNBOOK = new URL('../../../../../../docs/privacy/breach.md', import.meta.url)

let statements: string[]
const app = ownApp({ start: new Date() })
beforeAll(async () => {
  const text = await readFile(RUNBOOK, 'utf8')
  statements = [...text.matchAll(/```sql\n(.+?)```/gs)].map(([, statement]) => statement!)
})

/** The one statement of the runbook that has these words. */
function statementWith(words: string): string {
  const found = statements.filter((statement) => statement.includes(words))
  expect(found).toHaveLength(1)
  return found[0]!
}

const run = (statement: string) => app.runtime.pool.query(statement)

const addPasskey = (accountId: string) =>
  app.runtime.pool.query(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, name, added_at)
     values ($1::uuid, $1::uuid::text, '', 0, '{}', 'Phone', now())`,
    [accountId],
  )

test('every statement of the runbook runs as it stands there', async () => {
  expect(statements.length).toBeGreaterThanOrEqual(8)
  for (const statement of statements) await run(statement)
})

test('the logins of one account and its passkeys end, then those of all', async () => {
  const one = await createClient(app, { email: 'somebody@example.test' })
  const other = await createVendor(app)
  const profiles = async () => [
    (await one.call('GET', '/api/user/get-profile')).status,
    (await other.call('GET', '/api/pro/profile')).status,
  ]
  for (const { id } of [one, other]) await addPasskey(id)
  const passkeys = async () => (await run('select account_id from passkey')).rows.map((row) => row.account_id)
  await run(statementWith('where ended_at is null and account_id in'))
  expect([await profiles(), await passkeys()]).toEqual([[401, 200], [other.id]])
  await run(statementWith('where ended_at is null;'))
  expect([await profiles(), await passkeys()]).toEqual([[401, 401], []])
})

test('links to calendars end', async () => {
  const vendor = await createVendor(app)
  const { body } = await vendor.call('POST', '/api/pro/calendar-feed', { password: PASSWORD })
  const read = async () => (await fetch(app.url + new URL(body.url).pathname)).status
  expect(await read()).toBe(200)
  await run(statementWith('calendar_feed'))
  expect(await read()).toBe(404)
})

test('the clients whose address a vendor could see are found', async () => {
  const client = await createClient(app)
  const vendor = await createVendor(app, { email: 'vendor@example.test' })
  await insertAppointmentRow(app, { client, vendor })
  const affected = async () => (await run(statementWith('vendor@example.test'))).rows
  expect(await affected()).toEqual([])
  await insertAppointmentRow(
    app,
    { client, vendor },
    { confirmedAt: app.clock.now(), startsAt: new Date(app.clock.now().getTime() - 5 * 3_600_000) },
  )
  expect(await affected()).toEqual([{ name: client.name, email: client.email }])
})
