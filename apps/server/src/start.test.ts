import { freePort } from '@anseo/test-support/free-port'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './platform/config/config.ts'
import { createResources } from './resources.ts'
import { startServer } from './start.ts'
import { ownApp } from './testing/own-app.ts'
import { PRODUCTION } from './testing/production-settings.ts'

const app = ownApp()

/** Starts the product with these settings on the database of the test. @returns why it does not start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const config = readConfig({ ...PRODUCTION, DATABASE_URL: app.databaseUrl, PORT: '0', ...settings })
  const resources = createResources()
  try {
    await startServer(config, pino({ enabled: false }), resources)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  } finally {
    await resources.close()
  }
}

test('a misspelt speciality with a right by law stops the start, and the known ones are named', async () => {
  const said = await refusal({ STATUTORY_CANCELLATION: 'Cleaner, Baby sitter' })
  expect(said).toMatch(/^STATUTORY_CANCELLATION: there is no speciality Baby sitter; there are .*Babysitter/)
})

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])(
  'a database that cannot be entered stops the start, and %s is named',
  async (setting) => {
    const away = `postgresql://anseo:secret@127.0.0.1:${await freePort()}/anseo`
    const said = await refusal({ [setting]: away })
    expect(said).toMatch(
      new RegExp(`^${setting}: the database cannot be entered: connect ECONNREFUSED \\S+$`),
    )
  },
)
