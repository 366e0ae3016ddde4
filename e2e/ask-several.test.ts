import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'

let product: PreparedProduct
test.beforeAll(async () => {
  product = await startPreparedProduct()
})
test.afterAll(() => product?.remove())

test('a client asks two vendors, sees a quote come in and accepts it', async ({ openPage }) => {
  const [client, vendor] = [await logInDemo(product.url, 'user'), await logInDemo(product.url, 'pro')]
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto('/about')
  await page.evaluate((token) => localStorage.setItem('anseo.client', token), client.token)
  await page.goto('/vendors/Hairstylist?near=Rathmines')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: 'Ask several' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ask several vendors' }).waitFor()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Say what you need.').waitFor()
  await page.getByLabel('What do you need?').fill('Cut and colour for two.')
  await page.getByRole('radio', { name: /I choose them/ }).check()
  for (const name of [/Aoife Byrne/, /Adaeze Nwosu/]) await page.getByRole('checkbox', { name }).check()
  await page.getByText('2 of 5 chosen').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.waitForURL('**/my-requests/*')
  await page.getByRole('heading', { level: 1, name: 'No quotes yet' }).waitFor()

  const pro = await openPage({ baseURL: product.url })
  await pro.goto('/pro/login')
  await pro.evaluate((token) => localStorage.setItem('anseo.pro', token), vendor.token)
  await pro.goto('/pro/requests')
  const request = pro.getByRole('region', { name: 'Quote requests' }).getByRole('article')
  await request.getByText('Cut and colour for two.').waitFor()
  await expectAccessible(pro)
  await request.getByRole('link', { name: /^Quote/ }).click()
  const editor = pro.getByRole('complementary', { name: 'Quote editor' })
  await editor.getByLabel('Line 1', { exact: true }).fill('Cut and colour, twice')
  await editor.getByLabel('Amount of line 1').fill('170')
  await editor.getByRole('button', { name: 'Send version 1' }).click()

  const card = page.getByRole('article', { name: 'Quote from Aoife Byrne' })
  await card.getByText('Cut and colour, twice').waitFor()
  await page.getByRole('heading', { level: 1, name: '1 quote' }).waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Accept/ }).click()
  await page.waitForURL('**/my-appointment**')
  const { requests } = (await client.call('GET', '/api/user/requests')).body
  expect(requests[0]).toMatchObject({ state: 'accepted', quotes: 1 })
})
