import type { Page, Route } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { OF_OPERATOR } from './series-scenes.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

const open = async (openPage: OpenPage, path: string): Promise<Page> => {
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.goto(`/admin${path}`)
  return page
}

/** Answers with the server's reply after a change. */
// oxlint-disable-next-line typescript/no-explicit-any -- each test knows the reply
const changed = (change: (body: any) => void) => async (route: Route) => {
  const response = await route.fetch()
  const json = await response.json()
  change(json)
  await route.fulfill({ response, json })
}

const read = async (path: string) => (await admin.call('GET', path)).body
const backLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('a link back keeps the filters, the order and the page of its list', async ({ openPage }) => {
  const page = await open(openPage, '/appointments')
  await page.goto('/admin/appointments?state=completed&order=soonest&page=2')
  await page.getByRole('table').locator('.record-link').first().click()
  await page.waitForURL('**/admin/appointments/*')
  await page.getByRole('button', { name: 'Refund' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await backLink(page, 'Appointments').click()
  await page.waitForURL('**/admin/appointments?state=completed&order=soonest&page=2')
})

test('a series opened from a person leads back there', { tag: '@deep' }, async ({ openPage }) => {
  const { client } = (await read('/api/admin/appointments')).appointments[0]
  const series = { ...OF_OPERATOR, client }
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.route('**/api/admin/people/*/series?*', (route) =>
    route.fulfill({ json: { success: true, series: [series], total: 1, page: 1, pageSize: 20 } }),
  )
  await page.route('**/api/admin/series/*', (route) => route.fulfill({ json: { success: true, series } }))
  await page.goto(`/admin/people/clients/${client._id}?tab=series`)
  await page.getByRole('table', { name: 'Series' }).locator('.record-link').first().click()
  await backLink(page, client.name).first().click()
  await page.waitForURL(`**/admin/people/clients/${client._id}?tab=series`)
})

test('a filter that only a link sets is shown and removed', { tag: '@deep' }, async ({ openPage }) => {
  const { client } = (await read('/api/admin/appointments')).appointments[0]
  const page = await open(openPage, `/appointments?client=${client._id}&order=soonest`)
  await page.getByText('One client only').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'One client only, remove this filter' }).click()
  await page.waitForURL('**/admin/appointments?order=soonest')
  await page.goto(`/admin/audit?action=vetting&subject=${client._id}`)
  await page.getByText('No entries found.').waitFor()
  await page.getByRole('button', { name: 'One subject only, remove this filter' }).click()
  await page.waitForURL('**/admin/audit?action=vetting')
})

test(
  'once the last job of a kind was retried, the page still names the kind',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.route(
      '**/api/admin/jobs?*',
      changed((body) =>
        Object.assign(body, { jobs: [], total: 0, tasks: [{ task: 'issue-refund', count: 1 }] }),
      ),
    )
    await page.goto('/admin/jobs?task=send-mail')
    await page.getByText('No jobs of this kind in this state.').waitFor()
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('send-mail')
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('issue-refund')
    await page.waitForURL('**/admin/jobs?task=issue-refund')
  },
)

test(
  'a free appointment whose tip was paid by card can be refunded from the lists',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { client } = (await read('/api/admin/appointments?paid=yes')).appointments[0]
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.route(
      '**/api/admin/appointments?*',
      changed(({ appointments }) => {
        for (const each of appointments) Object.assign(each, { totalAmount: 0, arrivedAmount: 9 })
      }),
    )
    await page.goto(`/admin/people/clients/${client._id}?open=refund`)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /€9\.00/ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('table').getByRole('link', { name: 'Refund' }).first().waitFor()
  },
)

test(
  'a vendor off the list for an expired document can be suspended',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    const setState = (maySuspend: boolean) =>
      changed(({ vendors }) => {
        for (const each of vendors) Object.assign(each, { vetting: 'suspended', maySuspend })
      })
    await page.route('**/api/admin/vendors?*', setState(true))
    await page.goto('/admin/vetting?status=verified')
    await page.getByRole('button', { name: 'Suspend vendor' }).click()
    await page.getByRole('dialog', { name: 'Suspend this vendor?' }).waitFor()
    await page.unroute('**/api/admin/vendors?*')
    await page.route('**/api/admin/vendors?*', setState(false))
    await page.reload()
    await page.getByText('Completed', { exact: true }).first().waitFor()
    await expect(page.getByRole('button', { name: 'Suspend vendor' })).toHaveCount(0)
  },
)

test(
  'reported content that was changed since can be hidden while its report is decided',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { vendor } = (await read('/api/admin/appointments')).appointments[0]
    const client = await logInDemo(product.url, 'user')
    const { body } = await client.call('POST', '/api/notices-of-content', {
      kind: 'profile',
      id: vendor._id,
      reason: 'illegal',
      text: 'My address.',
      goodFaith: true,
      name: 'Una Roche',
      email: 'una.roche@example.test',
    })
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.route(
      `**/api/admin/content-notices/${body.noticeId}`,
      changed(({ notice }) => Object.assign(notice, { isShown: false, exists: true })),
    )
    await page.goto(`/admin/notices/${body.noticeId}`)
    await page.getByRole('button', { name: 'Hide while we decide' }).waitFor()
  },
)

test('a blocked client is not said to be able to book', { tag: '@deep' }, async ({ openPage }) => {
  const { client } = (await read('/api/admin/appointments')).appointments[0]
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.route(
    `**/api/admin/people/clients/${client._id}`,
    changed((body) => Object.assign(body.client, { blocked: true, profileComplete: true })),
  )
  await page.goto(`/admin/people/clients/${client._id}`)
  await page.getByText('Complete', { exact: true }).waitFor()
})

test(
  'what an admin types and chooses in a dialog survives a reload, as after a login',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, '/team?open=invite')
    const support = page.getByRole('dialog').getByRole('radio', { name: /^Support/ })
    await support.check()
    await page.reload()
    await expect(support).toBeChecked()
    await page.goto('/admin/settings/specialities?open=new')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Piano tuner')
    await page.reload()
    await expect(name).toHaveValue('Piano tuner')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/admin/settings/specialities?open=new')
    await expect(name).toHaveValue('')
    await page.goto('/admin/settings')
    const chef = page
      .getByRole('group', { name: 'Specialities' })
      .getByRole('checkbox', { name: 'Personal Chef' })
    await chef.check()
    await page.reload()
    await expect(chef).toBeChecked()
  },
)
