import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { untilConnected } from './until-connected.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

async function openComposer(openPage: OpenPage, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { admin }, ...options })
  await page.goto('/admin/broadcasts')
  await page.getByRole('button', { name: /^Send to \d+ people$/ }).waitFor()
  return page
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })

test(
  'an announcement to clients is previewed and confirmed, and reaches only clients, live',
  { tag: '@deep' },
  async ({ openPage }) => {
    const client = await logInDemo(product.url, 'user')
    const vendor = await logInDemo(product.url, 'pro')
    const reader = await openPage({ baseURL: product.url, signedIn: { client } })
    const connected = untilConnected(reader)
    await reader.goto('/notifications')
    await connected
    const page = await openComposer(openPage)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clients' }).click()
    await page.getByRole('button', { name: 'Send to 40 people' }).click()
    await page.getByText('Fill in this field.').waitFor()
    await text(page).fill('The earliest hours in December go first.')
    await page
      .getByRole('complementary', { name: 'Preview' })
      .getByText('The earliest hours')
      .first()
      .waitFor()
    await page.reload()
    await expect.poll(() => text(page).inputValue()).toBe('The earliest hours in December go first.')
    await page.getByRole('button', { name: 'Send to 40 people' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send announcement' }).click()
    const sent = page.getByRole('region', { name: 'Sent' }).getByRole('listitem').first()
    await sent.getByText('The earliest hours in December go first.').waitFor()
    // The reader's open page may have read it already.
    await sent.getByText(/^40 sent, [03]% read$/).waitFor()
    await expect.poll(() => text(page).inputValue()).toBe('')
    await reader
      .getByRole('article')
      .filter({ hasText: 'The earliest hours' })
      .getByText('Broadcast')
      .waitFor()
    const { body } = await vendor.call('GET', '/api/pro/notifications')
    expect(JSON.stringify(body)).not.toContain('The earliest hours')
  },
)

const loseNextReply = (page: Page) =>
  page.route(
    '**/api/admin/broadcasts',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** Returns how many announcements with these words were sent. */
async function sentWith(words: string): Promise<number> {
  const { body } = await admin.call('GET', '/api/admin/broadcasts')
  const { broadcasts } = body as { broadcasts: { content: string }[] }
  return broadcasts.filter(({ content }) => content.includes(words)).length
}

test('an announcement is sent once, also when its reply is lost and the admin sends it again', async ({
  openPage,
}) => {
  const page = await openComposer(openPage, { expectedComplaints: [/ERR_FAILED/] })
  await loseNextReply(page)
  await text(page).fill('We are closed on Monday.')
  await page.getByRole('button', { name: /^Send to \d+ people$/ }).click()
  await page.getByRole('button', { name: 'Send announcement' }).click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Send announcement' }).click()
  await expect.poll(() => text(page).inputValue()).toBe('')
  expect(await sentWith('closed on Monday')).toBe(1)
})

test(
  'an announcement is sent once, also when the admin reloads the page after its reply was lost',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openComposer(openPage, { expectedComplaints: [/ERR_FAILED/] })
    await loseNextReply(page)
    await text(page).fill('We are closed on Tuesday.')
    await page.getByRole('button', { name: /^Send to \d+ people$/ }).click()
    await page.getByRole('button', { name: 'Send announcement' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.reload()
    await page.getByRole('button', { name: /^Send to \d+ people$/ }).click()
    await page.getByRole('button', { name: 'Send announcement' }).click()
    await expect(text(page)).toHaveValue('')
    expect(await sentWith('closed on Tuesday')).toBe(1)
  },
)

test(
  'on a phone an announcement cannot be sent to an empty group',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openComposer(openPage, { viewport: 'phone' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Town' }).click()
    await page.getByRole('textbox', { name: 'Town' }).fill('Atlantis')
    await page.getByText('No one is in this group.').waitFor()
    await text(page).fill('Hello')
    await page.getByRole('main').locator('button[type=submit]').click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('textbox', { name: 'Town' }).fill('Galway')
    await page.getByRole('button', { name: /^Send to [1-9]/ }).click()
    await page.getByRole('dialog').getByText('People in Galway.', { exact: false }).waitFor()
  },
)

test(
  'the people of a town are counted when its name is complete, not after each letter',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openComposer(openPage)
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/broadcasts/audience')) counted.push(request.postData() ?? '')
    })
    await page.getByRole('button', { name: 'Town' }).click()
    // However long a busy machine takes, the letters follow each other within the 300 ms that are waited for the next.
    await page.clock.install()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
    for (const letter of 'Galway') {
      await page.getByRole('textbox', { name: 'Town' }).press(letter)
      await page.clock.runFor(250)
    }
    await page.clock.resume()
    await page.getByRole('button', { name: /^Send to [1-9]/ }).waitFor()
    await text(page).pressSequentially('Hello there')
    expect(counted).toHaveLength(1)
    expect(counted[0]).toContain('Galway')
    await page.getByRole('textbox', { name: 'Town' }).fill('')
    await page.getByRole('button', { name: 'Everyone' }).click()
    await text(page).fill('')
  },
)
