import { expect, test } from './browser.ts'

const BASE = { baseURL: 'http://localhost' }

test('each page is a visitor of their own', async ({ openPage }) => {
  const [phone, desktop] = [await openPage({ ...BASE, viewport: 'phone' }), await openPage(BASE)]
  expect(phone.viewportSize()?.width).toBe(390)
  expect(desktop.viewportSize()?.width).toBe(1440)
  expect(phone.context()).not.toBe(desktop.context())
})

test('a page that logs an error fails its test', async ({ openPage }) => {
  test.fail()
  const page = await openPage(BASE)
  await page.setContent('<script>console.error("broken")</script>')
})

test('an expected complaint does not', async ({ openPage }) => {
  const page = await openPage({ ...BASE, expectedComplaints: [/broken/] })
  await page.setContent('<script>console.error("broken")</script>')
})
