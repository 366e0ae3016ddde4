import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cruiseFolder } from './cruise.mjs'
import { describeViolations } from './describe-violations.mjs'
import { findBlindSpots } from './find-blind-spots.mjs'
import { findForeignWrites } from './find-foreign-writes.mjs'
import { findSiblingCycles } from './find-sibling-cycles.mjs'
import { findUndeclared } from './find-undeclared.mjs'
import { FLOORS, OWN_COMMENTS, PACKAGES, RULES } from './rules.mjs'

const M = 'apps/server/src/modules'
/** A fixture for each rule: the file that breaks it and its import. */
const BREAKS: Record<string, [from: string, to: string]> = {
  ...Object.fromEntries(
    FLOORS.flat()
      .filter((module) => module !== 'privacy' && module !== 'operations')
      .map((module) => [module, [`${M}/${module}/upward.ts`, `${M}/operations/public.ts`]]),
  ),
  privacy: [`${M}/privacy/asks.ts`, `${M}/booking/public.ts`],
  operations: [`${M}/operations/aside.ts`, `${M}/privacy/public.ts`],
  'public-only': [`${M}/trust/reaches-in.ts`, `${M}/booking/proposals/make.ts`],
  'public-only-above': ['apps/server/src/views/operator/reaches-in.ts', `${M}/booking/proposals/make.ts`],
  platform: ['apps/server/src/platform/jobs/asks.ts', `${M}/identity/public.ts`],
  'views-on-top': [`${M}/money/reads-view.ts`, 'apps/server/src/views/operator/list.ts'],
  server: ['apps/server/src/sites/shows.ts', 'apps/demo/src/rows.ts'],
  'outside-server': ['bench/reaches-in.ts', 'apps/server/src/sites/robots.ts'],
  ...Object.fromEntries(
    Object.keys(PACKAGES).map((name) => [
      `packages/${name}`,
      [`packages/${name}/src/upward.ts`, 'apps/demo/src/rows.ts'],
    ]),
  ),
  'domain-alone': ['packages/domain/src/reads-files.ts', 'node:fs'],
  'api-client-without-react': ['packages/api-client/src/use-token.ts', 'react'],
  sites: ['apps/vendor/src/page.tsx', 'apps/admin/src/page.tsx'],
  e2e: ['e2e/booking.test.ts', 'apps/server/src/platform/clock.ts'],
  folders: ['packages/ui/src/one/a.ts', 'packages/ui/src/two/b.ts'],
  'sibling-folders': ['packages/ui/src/left/deep/a.ts', 'packages/ui/src/right/deep/b.ts'],
  'foreign-write': [`${M}/trust/pays.ts`, `${M}/money/tables/payments.ts`],
  undeclared: ['packages/contract/src/calls.ts', '@anseo/domain/money'],
}
/** Further imports of the fixtures, which close their circles or are allowed. */
const ALSO: [from: string, to: string][] = [
  ['packages/ui/src/two/c.ts', 'packages/ui/src/one/d.ts'],
  ['packages/ui/src/right/other/c.ts', 'packages/ui/src/left/other/d.ts'],
  [`${M}/trust/asks.ts`, `${M}/booking/public.ts`],
  [`${M}/trust/joins.ts`, `${M}/booking/tables/appointments.ts`],
  [`${M}/trust/upward.test.ts`, `${M}/operations/public.ts`],
  ['packages/contract/src/bookings.ts', 'packages/domain/src/money.ts'],
]

/** Forms of writing the table `payment`, of money. */
const WRITES = {
  insert: 'await db\n  .insert(payment).values(row)',
  update: 'await unit.db.update(payment).set(row)',
  delete: 'await db.delete(payment)',
  'raw-insert': 'await db.execute(sql`insert into payment (id) values (1)`)',
  'raw-update': 'await db.execute(sql`UPDATE ${payment} SET note = null`)',
  'raw-delete': 'await pool.query("delete from payment where true")',
  'in-a-with': 'sql`with gone as (delete from "payment" returning id) select * from gone`',
}

let root: string
let modules: Awaited<ReturnType<typeof cruiseFolder>>['modules']
let found: { rule: string; from: string; to: string }[]

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'anseo-boundaries-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const imports = [...Object.values(BREAKS), ...ALSO]
  for (const [, to] of imports) if (to.includes('.ts')) write(to, 'export type Row = string\n')
  for (const [from, to] of imports) {
    const specifier = to.includes('.ts') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to
    write(from, `import type * as imported from '${specifier}'\nexport type Name = keyof typeof imported\n`)
  }
  write(
    `${M}/money/tables/payments.ts`,
    "export const payment = pgTable('payment', {})\nexport const refund = pgTable(\n  'refund', {})\n",
  )
  for (const [name, statement] of Object.entries(WRITES)) {
    write(
      `${M}/trust/writes-${name}.ts`,
      `import { payment } from '../money/tables/payments.ts'\n${statement}\n`,
    )
    write(`${M}/money/writes-${name}.ts`, `import { payment } from './tables/payments.ts'\n${statement}\n`)
  }
  write(`${M}/trust/pays.ts`, "import { payment } from '../money/tables/payments.ts'\ndb.insert(payment)\n")
  write('package.json', '{ "name": "anseo" }')
  write('packages/contract/package.json', '{ "name": "@anseo/contract" }')
  write('packages/domain/package.json', '{ "name": "@anseo/domain", "exports": { "./*": "./src/*.ts" } }')
  write('packages/api-client/package.json', '{ "dependencies": { "react": "*" } }')
  write('packages/loyalty-card/package.json', '{}')
  write('node_modules/react/package.json', '{ "name": "react", "main": "index.js" }')
  write('node_modules/react/index.js', '')
  mkdirSync(join(root, 'node_modules/@anseo'))
  symlinkSync('../../packages/domain', join(root, 'node_modules/@anseo/domain'))
  const cruised = await cruiseFolder(root)
  modules = cruised.modules
  found = [
    ...cruised.violations,
    ...findSiblingCycles(modules),
    ...findUndeclared(root, modules),
    ...findForeignWrites(root),
  ]
}, 300_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

const rules = [...RULES.map(({ name, comment }) => [name, comment]), ...Object.entries(OWN_COMMENTS)]

test.each(rules)(
  'the rule %s refuses the file that breaks it and says where code belongs',
  (rule, comment) => {
    const [from, to] = BREAKS[rule]!
    const complaints = describeViolations(found, (name: string) => (name === rule ? comment : ''))
    const [complaint] = describeViolations([violationOf(rule, from, to)], () => comment)
    expect(complaints).toContain(complaint)
    expect(comment.length).toBeGreaterThan(60)
  },
)

test('downward imports of public.ts and tables, and imports of tests, are allowed', () => {
  const allowed = ALSO.slice(2).map(([from]) => from)
  expect(found.filter(({ from }) => allowed.includes(from))).toEqual([])
})

test.each(Object.keys(WRITES))('a foreign %s is found, and that of the owner is allowed', (name) => {
  const foreign = found.filter(
    ({ rule, from }) => rule === 'foreign-write' && from.endsWith(`/writes-${name}.ts`),
  )
  expect(foreign).toEqual([
    { rule: 'foreign-write', from: `${M}/trust/writes-${name}.ts`, to: 'payment of money' },
  ])
})

test('too few modules, a rule without a file and an unnamed package are reported', () => {
  const without = modules.filter(({ source }: { source: string }) => !source.startsWith('e2e/'))
  const complaints = findBlindSpots(root, without)
  expect(complaints).toContainEqual(expect.stringContaining('fewer than 1500'))
  expect(complaints).toContainEqual(expect.stringContaining('The rule e2e speaks of no file'))
  expect(complaints).toContainEqual(expect.stringContaining('packages/loyalty-card has no line'))
})

/** Circles are reported by folder, an import of Node without its prefix, and one of a package by file or name. */
function violationOf(rule: string, from: string, to: string) {
  if (rule === 'folders') return { rule, from: dirname(from), to: dirname(to) }
  if (rule === 'sibling-folders') return { rule, from: 'packages/ui/src/left', to: 'packages/ui/src/right' }
  if (rule === 'foreign-write') return { rule, from, to: 'payment of money' }
  if (rule === 'undeclared') return { rule, from, to: '@anseo/domain' }
  return { rule, from, to: { 'node:fs': 'fs', react: 'node_modules/react/index.js' }[to] ?? to }
}
