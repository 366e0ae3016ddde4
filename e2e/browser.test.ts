import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from './browser.ts'

const BASE = { baseURL: 'http://localhost' }

test('each page has a browser context of its own', async ({ openPage }) => {
  const [phone, desktop] = [await openPage({ ...BASE, viewport: 'phone' }), await openPage(BASE)]
  expect(phone.viewportSize()?.width).toBe(390)
  expect(desktop.viewportSize()?.width).toBe(1440)
  expect(phone.context()).not.toBe(desktop.context())
})

test('a page that logs an error fails its test', { tag: '@deep' }, async () => {
  const config = join(import.meta.dirname, 'complaining-page/playwright.config.ts')
  const words = ['node_modules/.bin/playwright', 'test', '-c', config, '--reporter=line']
  const run = spawnSync(process.execPath, words, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })
  expect(run.stdout).toContain('about:blank: broken')
  expect(run.status).toBe(1)
})

test('a page that logs an expected error does not fail its test', async ({ openPage }) => {
  const page = await openPage({ ...BASE, expectedComplaints: [/broken/] })
  await page.setContent('<script>console.error("broken")</script>')
})
