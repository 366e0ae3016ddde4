import { test } from '../browser.ts'

test('a page that logs an error', async ({ openPage }) => {
  const page = await openPage({ baseURL: 'http://localhost' })
  await page.setContent('<script>console.error("broken")</script>')
})
