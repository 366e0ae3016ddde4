// covers: ASVS 16.2.5
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { readLog } from '../../testing/read-log.ts'

const SECRET = 'told-to-nobody'

/** An error as drivers and providers make them: with whatever was at hand. */
const withFacts = (error: Error) =>
  Object.assign(error, { detail: SECRET, raw: { headers: { authorization: SECRET } }, params: [SECRET] })

test.each(['err', 'error'])('of an error under `%s` no more is logged than what happened', (key) => {
  const { log, lines } = readLog()
  const pg = Object.assign(withFacts(new Error('duplicate key value')), { code: '23505' })
  log.error({ [key]: new DrizzleQueryError('insert into account', [SECRET], pg) }, 'It failed')
  log.warn({ [key]: new Error('Around it', { cause: withFacts(new TypeError('Within')) }) }, 'So did this')
  log.error({ [key]: withFacts(new DrizzleQueryError('select', [SECRET])) }, 'And this')
  log.error({ [key]: { thrown: SECRET } }, 'And what is no error')
  const [first, second] = lines()
  expect(first).toMatchObject({ msg: 'It failed', [key]: { message: 'duplicate key value', code: '23505' } })
  expect(second).toMatchObject({ [key]: { message: 'Around it', cause: { message: 'Within' } } })
  expect(JSON.stringify(lines())).not.toContain(SECRET)
})

test('of a request its route is logged, not its address', () => {
  const { log, lines } = readLog()
  const headers = { authorization: `Bearer ${SECRET}` }
  log.info({ req: { method: 'GET', url: `/a?token=${SECRET}`, headers, routeOptions: { url: '/a' } } })
  expect(lines()).toMatchObject([{ req: { method: 'GET', route: '/a' } }])
  expect(JSON.stringify(lines())).not.toContain(SECRET)
})

test('what is named a secret is not logged', () => {
  const { log, lines } = readLog()
  log.info({ password: SECRET, body: { token: SECRET }, job: { payload: { text: SECRET } } }, 'Sent')
  expect(lines()).toHaveLength(1)
  expect(JSON.stringify(lines())).not.toContain(SECRET)
})

test('an address in the message of a mail server is shortened', () => {
  const { log, lines } = readLog()
  log.warn({ error: new Error('550 no mailbox <orlaith.conway@demo.test>') }, 'Refused')
  expect(lines()).toMatchObject([{ error: { message: '550 no mailbox <orl…@demo.test>' } }])
  expect(JSON.stringify(lines())).not.toContain('orlaith')
})
