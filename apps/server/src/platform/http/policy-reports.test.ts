import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@anseo/test-support/free-port'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let metricsUrl: string
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
beforeAll(async () => {
  const port = await freePort()
  app = await startTestApp({ env: { METRICS_PORT: String(port) }, log })
  metricsUrl = `http://127.0.0.1:${port}/metrics`
})
afterAll(() => app.close())

const report = (body: unknown, type = 'application/csp-report') =>
  fetch(`${app.url}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function countOf(directive: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(
    new RegExp(`^anseo_csp_reports_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  )
}

test('reports are counted by what the policy names, in both ways in which browsers send them', async () => {
  expect((await report({ 'csp-report': { 'effective-directive': 'img-src' } })).status).toBe(204)
  const bodies = ['img-src', 'img-src"} 7', '__proto__', 7].map((effectiveDirective) => ({
    type: 'csp-violation',
    body: { effectiveDirective, blockedURL: 'https://evil.example/?token=secret' },
  }))
  expect((await report(bodies, 'application/reports+json')).status).toBe(204)
  expect(await countOf('img-src')).toBe(2)
  expect(await countOf('other')).toBe(3)
})

test('what is logged has no secret of a link or feed', async () => {
  const pages = ['/pay/hush', '/decisions/hush', '/feeds/calendar/hush.ics', '/reset-password?token=hush']
  const bodies = pages.map((page) => ({
    body: { documentURL: `https://anseo.example${page}`, blockedURL: `https://anseo.example${page}#hush` },
  }))
  expect((await report(bodies, 'application/reports+json')).status).toBe(204)
  expect(
    (await report({ 'csp-report': { 'document-uri': 'https://anseo.example/vendors/Chef' } })).status,
  ).toBe(204)
  expect(lines.map((line) => JSON.parse(line).report.page)).toEqual(
    expect.arrayContaining([
      'https://anseo.example/pay/',
      'https://anseo.example/decisions/',
      'https://anseo.example/feeds/',
      'https://anseo.example/reset-password',
      'https://anseo.example/vendors/Chef',
    ]),
  )
  expect(lines.join()).not.toContain('hush')
})

test.each(['null', '7', '[]', '[null]', '{}', '{"csp-report":null}', '{"csp-report":[]}'])(
  'a report of %s is no failure',
  async (body) => {
    expect((await report(body)).status).toBe(204)
  },
)

test('what is no report, or a very large one, is refused', async () => {
  expect((await report('{')).status).toBe(400)
  expect((await report({}, 'application/json')).status).toBe(415)
  expect((await report({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).status).toBe(413)
})

test('who sends too many is refused for a while', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => report({})))
  const refused = replies.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
