import type { Page } from 'playwright-core'
import type { Socket } from 'socket.io-client'
import { expectAccessible } from './accessibility.ts'
import { callerWith } from './caller.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { newClient } from './new-client.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties
let clientSocket: Socket
let clientId: string
test.beforeAll(async () => {
  clientId = (await client.call('GET', '/api/user/get-profile')).body.userData._id
  clientSocket = await client.connect()
})
test.afterAll(() => clientSocket?.disconnect())

async function open(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, ...options })
  await page.goto(path)
  return page
}

const chatPath = () => `/pro/messages/${clientId}`
const line = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('log')
const bubble = (page: Page, text: string) => log(page).locator('.bubble').filter({ hasText: text })
const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' })
const clientWrites = (content: string) =>
  clientSocket.emitWithAck('send_message', { receiverId: parties.vendorId, content })

onEachSize((viewport) => {
  test('messages are sent and received live, with ticks', async ({ openPage }) => {
    const page = await open(openPage, chatPath(), { viewport })
    await log(page).waitFor()
    const [asked, answered] = [`Are you there, ${viewport}?`, `I am, on a ${viewport}.`]
    await clientWrites(asked)
    await bubble(page, asked).waitFor()
    await line(page).fill(answered)
    await line(page).press('Enter')
    await bubble(page, answered).getByRole('img', { name: 'Sent' }).waitFor()
    await client.call('PATCH', `/api/messages/read/${parties.vendorId}`)
    await bubble(page, answered).getByRole('img', { name: 'Read' }).waitFor()
    expect(await line(page).inputValue()).toBe('')
    await expectAccessible(page)
    if (viewport === 'phone') {
      await page.getByRole('link', { name: 'Back to messages' }).click()
      await inbox(page).getByText(answered).waitFor()
    }
  })

  test('a saved reply is written, found by / and filled in', async ({ openPage }) => {
    const page = await open(openPage, '/pro/saved-replies', { viewport })
    const title = `Directions ${viewport}`
    await page.getByRole('button', { name: 'New reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'New saved reply' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByRole('button', { name: 'Save reply' }).click()
    await dialog.locator('.field-error').waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe(title)
    await dialog.getByLabel('Text').fill('{name}, see you on {date}.')
    await dialog.getByRole('button', { name: 'Save reply' }).click()
    await page.getByText(title).waitFor()
    await expectAccessible(page)

    await page.goto(chatPath())
    await log(page).waitFor()
    await line(page).fill(`/directions ${viewport}`)
    await page.getByRole('option', { name: title }).waitFor()
    await expectAccessible(page)
    await line(page).press('Enter')
    await expect
      .poll(() => line(page).inputValue())
      .toMatch(/^Ciara, see you on [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}\.$/)
    await line(page).fill('')
  })
})

test(
  'the list of replies is operated with the arrow keys, and Escape closes it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, chatPath())
    await log(page).waitFor()
    await page.getByRole('button', { name: 'Saved replies' }).click()
    const options = page.getByRole('option')
    await options.first().waitFor()
    const first = await options.first().innerText()
    await line(page).press('ArrowDown')
    expect(await page.locator('[role=option][aria-selected=true]').innerText()).not.toBe(first)
    await line(page).press('Escape')
    await options.first().waitFor({ state: 'detached' })
    expect(await line(page).inputValue()).toBe('')
  },
)

test(
  'the inbox is searched and filtered by unread, and the address keeps both',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, '/pro/messages')
    await inbox(page).getByText('Hannah Lyons').waitFor()
    await inbox(page).getByRole('searchbox').fill('megan')
    await inbox(page).getByText('Hannah Lyons').waitFor({ state: 'detached' })
    await inbox(page).getByText('Megan Ryan').waitFor()
    expect(new URL(page.url()).search).toBe('?search=megan')
    await inbox(page).getByRole('searchbox').fill('nobody of that name')
    await inbox(page).getByText('No conversations found.').waitFor()
    await inbox(page).getByRole('searchbox').fill('')
    await inbox(page)
      .getByRole('radio', { name: /^Unread/ })
      .click()
    await inbox(page).getByText('Joanne Sheridan').waitFor()
    await inbox(page).getByText('Hannah Lyons').waitFor({ state: 'detached' })
    await page.reload()
    await inbox(page).getByText('Joanne Sheridan').waitFor()
    expect(await inbox(page).getByText('Hannah Lyons').count()).toBe(0)
  },
)

test('a draft is kept, also without a connection', { tag: '@deep' }, async ({ openPage }) => {
  const page = await open(openPage, chatPath(), { expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })
  await log(page).waitFor()
  await line(page).fill('Half of a sentence')
  await page.context().setOffline(true)
  await page.getByText("You're offline. We've kept your draft.").waitFor()
  await page.getByText(/Last updated/).waitFor()
  await page.context().setOffline(false)
  await line(page).waitFor()
  expect(await line(page).inputValue()).toBe('Half of a sentence')
  await page.reload()
  await log(page).waitFor()
  expect(await line(page).inputValue()).toBe('Half of a sentence')
})

test(
  'a report stays about the chosen message when another arrives',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, chatPath())
    await clientWrites('Report this one, please.')
    await bubble(page, 'Report this one, please.').waitFor()
    await page.getByRole('button', { name: /^More about / }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const about = page.getByRole('combobox', { name: 'What is it about?' })
    await about.selectOption({ label: 'Message: Report this one, please.' })
    await clientWrites('And a later one.')
    await expect(about.getByRole('option', { name: 'And a later one.' })).toHaveCount(1)
    await expect(about.locator('option:checked')).toHaveText('Message: Report this one, please.')
  },
)

test(
  'a client who has only asked for a quote is named in the chat',
  { tag: '@deep' },
  async ({ openPage }) => {
    const asking = callerWith(product.url, await newClient(product.url))
    const asked = await asking.call('POST', '/api/user/requests', {
      speciality: 'Hairstylist',
      text: 'Two cuts at home.',
      slotDate: '27_11_2026',
      from: '10:00 AM',
      to: '02:00 PM',
      place: 'Rathmines',
      vendorIds: [parties.vendorId],
    })
    expect(asked.body).toMatchObject({ success: true })
    const { _id } = (await asking.call('GET', '/api/user/get-profile')).body.userData
    const page = await open(openPage, `/pro/messages/${_id}?quote=new&request=${asked.body.requestId}`)
    await page.getByRole('region', { name: 'Chat with Maeve Quinn' }).waitFor()
    await page.getByRole('heading', { name: 'Quote for Maeve Quinn' }).waitFor()
  },
)

test(
  'a link to the messages clears the search, and so does emptying its field',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, '/pro/messages')
    const search = page.getByRole('searchbox', { name: 'Search conversations' })
    await search.pressSequentially('Nobody at all')
    await page.getByText('No conversations found.').waitFor()
    await expect(search).toHaveValue('Nobody at all')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Messages/ })
      .click()
    await expect(search).toHaveValue('')
  },
)
