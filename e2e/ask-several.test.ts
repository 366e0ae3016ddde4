import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

test(
  'a client asks two vendors, sees a quote come in and accepts it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const [client, vendor] = [await logInDemo(product.url, 'user'), await logInDemo(product.url, 'pro')]
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      viewport: 'phone',
      expectedComplaints: [/status of 409/],
    })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/vendors/Hairstylist?near=Rathmines')
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
    await page.getByRole('button', { name: 'Add a photo or a detail' }).click()
    const detail = page.getByRole('dialog', { name: 'Add a photo or a detail' })
    await detail.getByRole('button', { name: 'Send' }).click()
    await detail.getByText('Add a detail or a photo.').waitFor()
    await detail.getByLabel('Detail').fill('My hair is past the shoulder.')
    await expectAccessible(page)
    await detail.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Sent to the vendors you asked').waitFor()

    const pro = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    await pro.goto('/pro/requests')
    const request = pro
      .getByRole('region', { name: 'Quote requests' })
      .getByRole('article')
      .filter({ hasText: 'Cut and colour for two.' })
    await request.getByText('Cut and colour for two.').waitFor()
    await request.getByText('My hair is past the shoulder.').waitFor()
    await expectAccessible(pro)
    await request.getByRole('link', { name: 'Ask something first' }).click()
    await pro.getByRole('textbox', { name: 'Message' }).fill('Is there parking?')
    await pro.getByRole('button', { name: 'Send' }).click()
    const question = page.getByRole('region', { name: 'Question from Aoife Byrne' })
    await question.getByText('Is there parking?').waitFor()
    await expectAccessible(page)
    await question.getByLabel('Your answer to Aoife').fill('Out the front.')
    await question.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(question).toBeHidden()
    await pro.goto('/pro/requests')
    await request.getByText('Out the front.').waitFor()
    await request.getByRole('link', { name: /^Quote/ }).click()
    const editor = pro.getByRole('complementary', { name: 'Quote editor' })
    await editor.getByLabel('Line 1', { exact: true }).fill('Cut and colour, twice')
    await editor.getByLabel('Amount of line 1').fill('170')
    await editor.getByRole('button', { name: 'Send version 1' }).click()

    const card = page.getByRole('article', { name: 'Quote from Aoife Byrne' })
    await card.getByText('Cut and colour, twice').waitFor()
    await page.getByRole('heading', { level: 1, name: '1 quote' }).waitFor()
    await expectAccessible(page)
    // A time that was just booked: the client asks for another in the chat, and returns.
    await page.route(
      '**/accept',
      (route) =>
        route.fulfill({
          status: 409,
          json: {
            success: false,
            code: 'SLOT_TAKEN',
            message: 'This slot was just booked. Please choose another time.',
            alternatives: [{ slotDate: '25_11_2026', startTime: '02:00 PM', endTime: '04:00 PM' }],
          },
        }),
      { times: 1 },
    )
    // The request is about Rathmines, and the address of the client's profile is elsewhere.
    const acceptInRathmines = async () => {
      await card.getByRole('button', { name: /^Accept and pay €/ }).click()
      const where = page.getByRole('dialog', { name: 'Where should it be?' })
      await where.getByLabel('Address line 1').fill('8 Castlewood Avenue')
      await where.getByLabel('Eircode').fill('D06 X2Y7')
      await where.getByRole('button', { name: /^Accept, €/ }).click()
    }
    await acceptInRathmines()
    await card.getByRole('button', { name: /25 Nov/ }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /^Could you quote me for .*25 Nov/,
    )
    await page.goBack()
    await acceptInRathmines()
    await page.waitForURL('**/my-appointment**')
    const { requests } = (await client.call('GET', '/api/user/requests')).body
    expect(requests[0]).toMatchObject({ state: 'accepted', quotes: 1 })
    await page.goto(`/my-requests/${requests[0]._id}`)
    await page.getByRole('heading', { level: 1, name: 'Quote accepted' }).waitFor()
  },
)

test(
  'a half-written request survives a reload, and older requests that fail to load show an error',
  { tag: '@deep' },
  async ({ openPage }) => {
    const client = await logInDemo(product.url, 'user')
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/status of 500/],
    })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/ask?speciality=Hairstylist&near=Rathmines')
    await page.getByLabel('What do you need?').fill('Two plaits for a wedding.')
    await page.getByRole('radio', { name: /I choose them/ }).check()
    await page.getByRole('checkbox', { name: /Aoife Byrne/ }).check()
    await page.reload()
    await expect(page.getByLabel('What do you need?')).toHaveValue('Two plaits for a wedding.')
    await expect(page.getByRole('checkbox', { name: /Aoife Byrne/ })).toBeChecked()

    // A half-typed place is not requested; vendors who are not listed for the new place are no longer chosen.
    const place = page.getByLabel('Town, area or Eircode')
    // Typed within the page, since a slow machine may pause between two calls for longer than the page waits.
    await place.selectText()
    await page.evaluate(() =>
      ['Gal', 'way'].forEach((part) => document.execCommand('insertText', false, part)),
    )
    await page.getByText('0 of 5 chosen').waitFor()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Choose at least one vendor.').waitFor()
    await place.fill('Rathmines')
    await page.getByText('1 of 5 chosen').waitFor()

    await page.route('**/api/user/requests?*', async (route) => {
      if (route.request().url().includes('cursor=')) return route.fulfill({ status: 500, json: {} })
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'later' } })
    })
    await page.goto('/my-requests')
    await page.getByRole('button', { name: 'Show older' }).click()
    await page.getByRole('main').getByRole('alert').waitFor()
  },
)

test(
  'a detail that was not sent is still there when its dialog opens again, with as many photos as the request can still take',
  { tag: '@deep' },
  async ({ openPage }) => {
    const client = await logInDemo(product.url, 'user')
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/ask?speciality=Hairstylist&near=Rathmines')
    await page.getByLabel('What do you need?').fill('A trim before a holiday.')
    await page.getByRole('radio', { name: /I choose them/ }).check()
    await page.getByRole('checkbox', { name: /Adaeze Nwosu/ }).check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.waitForURL('**/my-requests/*')
    const opener = page.getByRole('button', { name: 'Add a photo or a detail' })
    const detail = page.getByRole('dialog', { name: 'Add a photo or a detail' })
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#135e63' } })
      .jpeg()
      .toBuffer()
    const choose = (count: number) =>
      detail.getByLabel('Photos', { exact: true }).setInputFiles(
        Array.from({ length: count }, (_, index) => ({
          name: `${index}.jpg`,
          mimeType: 'image/jpeg',
          buffer,
        })),
      )
    await opener.click()
    await detail.getByText('Up to 4 more.').waitFor()
    await choose(3)
    await detail.getByText('Up to 1 more.').waitFor()
    await detail.getByLabel('Detail').fill('It is past the shoulder.')
    await page.mouse.click(5, 5)
    await detail.getByRole('button', { name: 'Cancel' }).click()
    await detail.waitFor({ state: 'hidden' })
    await opener.click()
    await expect(detail.getByLabel('Detail')).toHaveValue('It is past the shoulder.')
    await detail.getByRole('button', { name: 'Remove photo 3' }).waitFor()
    await detail.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Sent to the vendors you asked').waitFor()

    await opener.click()
    await detail.getByText('Up to 1 more.').waitFor()
    await choose(2)
    await detail.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expect(detail.getByRole('button', { name: 'Remove photo 2' })).toHaveCount(0)
    await expect(detail.getByText('more.')).toBeHidden()
    await expect(detail.getByLabel('Detail')).toHaveValue('')
  },
)

test(
  'a page of quote requests that did not load has its heading, says so and loads again',
  { tag: '@deep' },
  async ({ openPage }) => {
    const client = await logInDemo(product.url, 'user')
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/ERR_FAILED/, /status of 404/],
    })
    await page.goto('/my-requests/5e71e500-0000-4000-8000-000000000009')
    await page.getByRole('heading', { name: 'Request not found' }).waitFor()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote request')
    const profile = '**/api/user/get-profile'
    await page.route(profile, (route) => route.abort())
    await page.goto('/ask')
    await page.getByRole('heading', { name: "We couldn't load your profile" }).waitFor()
    await expectAccessible(page)
    await page.unroute(profile)
    await page.getByLabel('What do you need?').waitFor()
  },
)

test(
  "a quote from the chat answers the client's request, and a declined one can still be quoted for",
  { tag: '@deep' },
  async ({ openPage }) => {
    const [client, vendor] = [await logInDemo(product.url, 'user'), await logInDemo(product.url, 'pro')]
    const { vendorData } = (await vendor.call('GET', '/api/pro/profile')).body
    const { body } = await client.call('POST', '/api/user/requests', {
      speciality: vendorData.speciality,
      text: 'An upstyle for a debs.',
      slotDate: '27_11_2026',
      from: '09:00 AM',
      to: '06:00 PM',
      place: 'Rathmines',
      vendorIds: [vendorData._id],
    })
    const answer = async () =>
      (await client.call('GET', `/api/user/requests/${body.requestId}`)).body.asked[0].answer
    const pro = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    const sendQuote = async () => {
      const editor = pro.getByRole('complementary', { name: 'Quote editor' })
      await editor.getByLabel('Line 1', { exact: true }).fill('Upstyle')
      await editor.getByLabel('Amount of line 1').fill('190')
      await editor.getByRole('button', { name: 'Send version 1' }).click()
      await editor.waitFor({ state: 'detached' })
      expect(await answer()).toBe('quoted')
    }
    const request = pro
      .getByRole('region', { name: 'Quote requests' })
      .getByRole('article')
      .filter({ hasText: 'An upstyle for a debs.' })
    await pro.goto('/pro/requests')
    await request.getByRole('link', { name: 'Ask something first' }).click()
    await pro.getByRole('button', { name: 'Quote', exact: true }).click()
    await sendQuote()

    await pro.goto('/pro/requests')
    await request.getByRole('button', { name: /^Decline/ }).click()
    const question = pro.getByRole('dialog', { name: 'Decline this quote request?' })
    await question.getByText('still send a quote later').waitFor()
    await question.getByRole('button', { name: 'Decline request' }).click()
    await request.getByText('Declined').waitFor()
    expect(await answer()).toBe('declined')
    await expectAccessible(pro)
    await request.getByRole('link', { name: /^Quote/ }).click()
    await sendQuote()
  },
)
