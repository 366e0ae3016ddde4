// covers: ASVS 8.2.1, 8.3.1
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { ADMIN_ROLE_TEXTS, ADMIN_ROLES, type AdminRole, mayCall } from '@anseo/domain/admin-role'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createAdmin } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

type AdminCall = Call & { access: 'admin' }
const isOfAdmins = (call: Call): call is AdminCall => call.access === 'admin'
const all = Object.values(CALLS).flat<readonly (readonly Call[])[]>()
const calls = all.filter(isOfAdmins)
const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Calls about something that is not there, so that the guard alone decides about a refusal with 403. */
async function ask({ method, path }: Call, { token }: Actor) {
  const reply = await fetch(app.url + path.replaceAll(/:\w+/g, () => randomUUID()), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: reply.status, code: isJson ? ((await reply.json()) as { code?: string }).code : undefined }
}

describe.each(ADMIN_ROLES)('%s', (role) => {
  let member: Actor
  beforeAll(async () => {
    member = await createAdmin(app, { role })
  })

  test('makes the calls that name it, and gets 403 for each of the others', async () => {
    // Logging out ends the token that the others need.
    const tried = calls.filter(({ path }) => path !== '/api/admin/logout')
    const answers = await Promise.all(tried.map(async (call) => ({ call, ...(await ask(call, member)) })))
    for (const { call, status, code } of answers) {
      if (mayCall(role, call.roles)) expect(status, nameOf(call)).not.toBe(403)
      else expect({ status, code }, nameOf(call)).toEqual({ status: 403, code: 'FORBIDDEN' })
      expect(status, nameOf(call)).toBeLessThan(500)
    }
    expect(answers.length).toBeGreaterThan(90)
  })

  test('learns from its profile what it may do', async () => {
    const { body } = await member.call('GET', '/api/admin/profile')
    expect(body.userData.role).toBe(role)
    const open = calls.filter((call) => mayCall(role, call.roles)).map(nameOf)
    expect(body.calls.toSorted()).toEqual(open.toSorted())
  })

  test('logs out', async () => {
    expect((await member.call('POST', '/api/admin/logout')).status).toBe(200)
  })
})

test('the API reference names the roles of each call', async () => {
  const { paths } = (await send(app, 'GET', '/api/openapi.json')).body
  for (const { method, path, roles } of calls) {
    const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()].description
    expect(described, path).toBe(`Roles: ${[...roles, 'owner'].join(', ')}.`)
  }
})

test('the documentation has the same table', async () => {
  await expect(rolesTable()).toMatchFileSnapshot('../../../../../docs/security/roles.md')
})

test('the documentation lists the calls that need no login', async () => {
  const text = await readFile(
    new URL('../../../../../docs/security/authorization.md', import.meta.url),
    'utf8',
  )
  const [, list] = /### Calls without a login\n(.+?)\n### /s.exec(text)!
  const listed = [...list!.matchAll(/`(.+?)`/g)].map(([, pattern]) => pattern!)
  const open = all.filter(({ access }) => access === 'public').map(({ path }) => path)
  expect(open.filter((path) => !listed.some((pattern) => matchesGlob(path, pattern)))).toEqual([])
  expect(listed.filter((pattern) => !open.some((path) => matchesGlob(path, pattern)))).toEqual([])
})

/** The table of roles and calls as Markdown, in the form of the formatter. */
function rolesTable(): string {
  const names = ADMIN_ROLES.map((role: AdminRole) => ADMIN_ROLE_TEXTS[role].name)
  const rows = calls.map((call) => [
    `\`${nameOf(call)}\``,
    ...ADMIN_ROLES.map((role) => (mayCall(role, call.roles) ? 'yes' : '')),
  ])
  const table = [['call', ...names], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  const about = ADMIN_ROLES.map((role) => `- ${ADMIN_ROLE_TEXTS[role].name}: ${ADMIN_ROLE_TEXTS[role].about}`)
  return [
    '# Roles of the team',
    '',
    'Made from the contract by `npx vitest run --project server apps/server/src/platform/http/roles-by-call.test.ts -u`; the test fails when it is not up to date.',
    '',
    ...about,
    '',
    line(table[0]!),
    rule,
    ...rows.map(line),
    '',
  ].join('\n')
}
