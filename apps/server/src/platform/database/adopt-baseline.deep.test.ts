import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseUrl } from '@anseo/test-support/database-url'
import { createEmptyDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../modules/identity/accounts/demonstration.ts'
import { send } from '../../testing/requests.ts'
import { schemaFacts } from '../../testing/schema-facts.ts'
import { restoreStateBeforeBaseline } from '../../testing/state-before-baseline.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { ConfigurationError } from '../config/config.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let onlooker: Client
beforeEach(async () => {
  database = await createEmptyDatabase()
  await restoreStateBeforeBaseline(database.url)
  onlooker = new Client({ connectionString: database.url })
  await onlooker.connect()
})
afterEach(async () => {
  await onlooker.end()
  await database.drop()
})

const template = () => {
  const postgres = inject('testPostgres')
  return databaseUrl(postgres.url, postgres.template)
}

const applied = async (client = onlooker): Promise<string[]> =>
  (await client.query('select hash from drizzle.__drizzle_migrations order by id')).rows.map(({ hash }) =>
    String(hash),
  )

/** Returns the log of migrations of an empty database once it is up to date. */
async function appliedToTemplate(): Promise<string[]> {
  const client = new Client({ connectionString: template() })
  await client.connect()
  try {
    return await applied(client)
  } finally {
    await client.end()
  }
}

test('a database of the state before and an empty one come to the same schema', async () => {
  await migrate(database.url)
  expect(await schemaFacts(database.url)).toEqual(await schemaFacts(template()))
})

test('a database that was up to date has the baseline recorded once, by two starts at once and the next', async () => {
  const before = await applied()
  await Promise.all([migrate(database.url), migrate(database.url)])
  expect(await applied()).toEqual([...before, ...(await appliedToTemplate())])
  await migrate(database.url)
  expect(await applied()).toEqual([...before, ...(await appliedToTemplate())])
})

test('the product serves a database of the state before, with its people and balanced books', async () => {
  await migrate(database.url)
  await using app = await startTestApp({ reach: async () => database.url })
  const list = await send(app, 'GET', '/api/vendor/list')
  expect(list.status).toBe(200)
  const login = { email: DEMO_ACCOUNTS.client.email, password: DEMO_PASSWORD }
  expect((await send(app, 'POST', '/api/user/login', login)).status).toBe(200)
  const ready = await fetch(`${app.url}/health/ready`)
  expect(await ready.json()).toMatchObject({ ledger: { balanced: true } })
})

test('an older database is refused in a sentence, and stays as it is', async () => {
  await onlooker.query(`delete from drizzle.__drizzle_migrations where created_at >= 1795379539322`)
  await onlooker.query('alter table dispute drop column answer_by; alter table notice drop column path')
  const [before, facts] = [await applied(), await schemaFacts(database.url)]
  const refused = await migrate(database.url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ConfigurationError)
  expect(String(refused)).toContain('it has 29 of the 31 migrations that came before')
  expect(String(refused)).toContain('on it once, then start this one')
  expect(await applied()).toEqual(before)
  expect(await schemaFacts(database.url)).toEqual(facts)
})

test('on a database that a newer version has migrated it goes on, and says so', async () => {
  await migrate(database.url)
  const at = Date.UTC(2099, 0, 1)
  await onlooker.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`, [
    at,
  ])
  const before = await applied()
  const warnings: string[] = []
  await migrate(database.url, (text) => warnings.push(text))
  expect(warnings).toEqual([expect.stringContaining('its last migration is of 2099-01-01T00:00Z')])
  expect(await applied()).toEqual(before)
})
