import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FLOOD_LIMITS } from '@anseo/domain/rate-limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { App } from '../app.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { clientSite } from './client-site.ts'
import type { SiteSettings } from './site-settings.ts'
import { singlePageSite } from './single-page-site.ts'

const FACTOR = 0.001
/** Requests that a network may make within a minute: all together, and those rendered anew. */
const ALL = FLOOD_LIMITS.calls * FACTOR
const RENDERED = FLOOD_LIMITS.renderings * FACTOR

let folder: string
let app: TestApp
let rendered = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anseo-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html></html>')
  const env = { RATE_LIMIT_FACTOR: String(FACTOR), TRUSTED_PROXIES: 'loopback' }
  app = await startTestApp({ env, sites: registerSites })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => void (rendered = 0))

/** Both kinds of site, with pages that say nothing but count how often they are rendered. */
async function registerSites({ http, runtime }: App) {
  const { publicUrl, clock, replyCache: cache, floodLimits } = runtime
  const specialities: SiteSettings['specialities'] = []
  const settings = () => ({ publicUrl, specialities, payments: { mode: 'sandbox' } }) as SiteSettings
  await http.register(singlePageSite, { base: '/pro/', folder, settings, floodLimits })
  await http.register(clientSite, {
    load: async () => ({
      handle: async () => {
        rendered++
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
      },
      createContext: () => new Map(),
      contextKey: 'context',
    }),
    assets: undefined,
    settings,
    clock,
    cache,
    floodLimits,
  })
}

let networks = 0
const newNetwork = () => `192.0.2.${++networks}`
const ask = (path: string, network: string, method = 'GET') =>
  fetch(app.url + path, { method, headers: { 'x-forwarded-for': network } })

/** Asks until it is refused. The minute may end in between, once: then a network has its share again. */
async function askUntilRefused(
  most: number,
  path: (turn: number) => string,
  network: string,
  method = 'GET',
) {
  for (let turn = 1; turn <= 2 * most + 1; turn++) {
    const reply = await ask(path(turn), network, method)
    if (reply.status === 429) return reply
  }
  throw new Error(`${path(1)} was never refused`)
}

test.each([
  ['rendered for one reader', (turn: number) => `/vendors/Hairstylist?search=a${turn}`, 'GET'],
  ['rendered to be kept', (turn: number) => `/vendors?location=Nowhere${turn}`, 'GET'],
  ['rendered for their headers', (turn: number) => `/my-profile?turn=${turn}`, 'HEAD'],
  ['rendered for forms', (turn: number) => `/login?turn=${turn}`, 'POST'],
])('a network that has pages %s without end is refused before more are, and no other', async (...of) => {
  const [, path, method] = of
  const network = newNetwork()
  for (let turn = 1; turn <= RENDERED; turn++) expect((await ask(path(turn), network, method)).ok).toBe(true)
  const refused = await askUntilRefused(RENDERED, path, network, method)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const before = rendered
  expect((await ask(path(0), network, method)).status).toBe(429)
  expect(rendered).toBe(before)
  expect((await ask(path(0), newNetwork(), method)).status).toBe(200)
  expect(rendered).toBe(before + 1)
})

test.each(['/', '/pro/hours', '/sitemap.xml'])(
  '%s counts among the calls, though it costs little',
  async (path) => {
    const network = newNetwork()
    await ask(path, newNetwork())
    const before = rendered
    for (let turn = 1; turn <= ALL / 2; turn++) expect((await ask(path, network)).status).toBe(200)
    expect(rendered).toBe(before)
    await askUntilRefused(ALL, () => path, network)
    expect((await ask('/api/vendor/top', network)).status).toBe(429)
    expect((await ask('/health/live', network)).status).toBe(200)
  },
)

test('a network whose calls are refused gets no pages either', async () => {
  const network = newNetwork()
  await askUntilRefused(ALL, () => '/api/vendor/top', network)
  expect((await ask('/vendors?search=anybody', network)).status).toBe(429)
  expect(rendered).toBe(0)
})
