import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { mailedLink } from './mails.ts'
import { newAddress } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')

test(
  'a client consents by an emailed link, the vendor writes a note, the client reads it and withdraws consent',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    const { contact } = (await vendor.call('POST', '/api/pro/contacts', { name: 'Sinéad Brady', email })).body
    const pro = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await pro.goto(`/pro/clients/${contact._id}`)
    const health = pro.getByRole('region', { name: 'Allergies and health' })
    await health.getByRole('button', { name: 'Ask by email' }).tap()
    await health.getByText(/^Asked by email on .* No consent so far\.$/).waitFor()

    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await page.goto(await mailedLink(product.url, email, '/health-note'))
    await page.getByText('Nothing is noted yet.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I agree' }).tap()
    await page.getByText(/^You agreed here on /).waitFor()

    await pro.reload()
    await health.getByRole('button', { name: 'Add a note' }).tap()
    await pro.getByLabel('What you have to know').fill('PPD in dark hair dye.')
    await pro.getByRole('button', { name: 'Save note' }).tap()
    await health.getByText('PPD in dark hair dye.').waitFor()
    await health.getByText(/agreed on .*, by email link, that you keep this/).waitFor()
    await expectAccessible(pro)

    await page.reload()
    await page.getByText('PPD in dark hair dye.').waitFor()
    await page.getByRole('button', { name: 'Withdraw consent' }).tap()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await page.getByText(/^You withdrew your consent on /).waitFor()
    await pro.reload()
    await health.getByRole('button', { name: 'They agreed in person' }).waitFor()
    await expect.poll(() => health.getByText('PPD').count()).toBe(0)

    // A photo needs consent of its own.
    const photos = pro.getByRole('region', { name: 'Photos' })
    expect(await photos.getByRole('button', { name: 'Add photos' }).count()).toBe(0)
    await photos.getByRole('switch', { name: 'Sinéad Brady agrees that I keep photos' }).tap()
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a4a2f' } })
      .jpeg()
      .toBuffer()
    await photos
      .locator('input[type=file]')
      .setInputFiles([{ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: picture }])
    const photo = photos.getByRole('button', { name: 'Photo of Sinéad Brady, 1 of 1' })
    await photo.waitFor()
    await expectAccessible(pro)
    await photo.tap()
    await pro.getByRole('dialog', { name: 'Photos' }).getByRole('button', { name: 'Close' }).tap()
    await photos.getByRole('button', { name: 'Remove photo 1' }).tap()
    await pro.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).tap()
    await photo.waitFor({ state: 'detached' })
  },
)

test('a health note that could not be deleted says so', { tag: '@deep' }, async ({ openPage }) => {
  const { contact } = (await vendor.call('POST', '/api/pro/contacts', { name: 'Nora Tighe' })).body
  const path = `/api/pro/contacts/${contact._id}`
  const healthConsent = { way: 'in person', givenAt: '2026-11-20T10:00:00.000Z' }
  await vendor.call('PATCH', path, { healthConsent, healthNote: 'Allergic to latex.' })
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    expectedComplaints: [/ERR_FAILED/],
  })
  await page.goto(`/pro/clients/${contact._id}`)
  const health = page.getByRole('region', { name: 'Allergies and health' })
  await health.getByRole('button', { name: 'Consent withdrawn' }).click()
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  const question = page.getByRole('dialog', { name: 'Delete the health note?' })
  await question.getByRole('button', { name: 'Delete note' }).click()
  await question.getByRole('alert').waitFor()
  await expectAccessible(page)
  await page.unrouteAll()
  await question.getByRole('button', { name: 'Delete note' }).click()
  await health.getByRole('button', { name: 'They agreed in person' }).waitFor()
})
