import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtMail } from '../infrastructure/database/schema/mailbox.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const page = async () => (await fetch(`${app.url}/dev/mailbox`)).text()

test('caught mails are shown newest first, and what is in them stays in their frames', async () => {
  expect(await page()).toContain('No mails yet.')
  const mail = { to: 'a@demo.test', text: 'Hi', html: '<html><head></head><body><i>"Hi"</i></body></html>' }
  await app.runtime.db.insert(caughtMail).values([
    { ...mail, subject: 'First <b>', at: new Date('2026-11-21T10:00:00Z') },
    { ...mail, subject: 'Second', at: new Date('2026-11-21T11:00:00Z') },
  ])
  const html = await page()
  expect(html.indexOf('<b>Second</b>')).toBeGreaterThan(0)
  expect(html.indexOf('<b>First &lt;b&gt;</b>')).toBeGreaterThan(html.indexOf('<b>Second</b>'))
  expect(html).toContain('&lt;i&gt;&quot;Hi&quot;&lt;/i&gt;')
  expect(html).not.toContain('<i>')
  expect(html).not.toContain('allow-scripts')
})
