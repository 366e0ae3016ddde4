import { expectAccessible } from './accessibility.ts'
import { scrollToReviews } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

test(
  'each side blocks or reports the other from the chat, and unblocks there or in its profile',
  { tag: '@deep' },
  async ({ openPage }) => {
    const [client, vendor] = [await logInDemo(product.url, 'user'), await logInDemo(product.url, 'pro')]
    const vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
    const clientId = (await client.call('GET', '/api/user/get-profile')).body.userData._id
    const open = async (site: 'client' | 'pro', caller: Caller, path: string) => {
      const page = await openPage({
        baseURL: product.url,
        signedIn: { [site]: caller },
        viewport: 'phone',
      })
      await page.goto(path)
      return page
    }
    const page = await open('client', client, `/messages/${vendorId}/vendor`)
    const line = page.getByRole('textbox', { name: 'Message' })
    await line.fill('Hello there')
    await line.press('Enter')
    await page.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Tell us what is wrong.').waitFor()
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
      'Confirm that what you say is accurate.',
    )
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('Asks to be paid elsewhere.')
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByText('We have your report').waitFor()
    await page.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: /^Block / }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Block / }).click()
    await page.getByText('Neither of you can write.').waitFor()
    await expect(line).toBeHidden()
    await expectAccessible(page)
    await page.goto('/my-profile')
    await page.getByRole('button', { name: /^Unblock / }).click()
    await page.getByText("You haven't blocked anyone.").waitFor()
    await page.getByRole('region', { name: 'Your reports' }).getByText('Asks to be paid elsewhere.').waitFor()
    await expectAccessible(page)
    expect((await client.call('GET', '/api/user/blocks')).body.blocks).toEqual([])

    const pro = await open('pro', vendor, `/pro/messages/${clientId}`)
    await pro.getByRole('button', { name: /^More about/ }).click()
    await pro.getByRole('menuitem', { name: /^Block / }).click()
    await pro.getByRole('button', { name: /^Block / }).click()
    await expectAccessible(pro)
    await pro.getByRole('button', { name: 'Unblock' }).click()
    await pro.getByRole('textbox', { name: 'Message' }).waitFor()

    const visitor = await openPage({ baseURL: product.url, viewport: 'phone' })
    await visitor.goto(`/appointment/${vendorId}`)
    await scrollToReviews(visitor)
    await visitor.getByRole('button', { name: 'Report this page, a photo or a review' }).click()
    await visitor.getByRole('textbox', { name: 'Tell us more' }).fill('These photos are mine.')
    await visitor.getByRole('textbox', { name: 'Your name' }).fill('Niall Quinn')
    await visitor.getByRole('textbox', { name: 'Your email' }).fill('niall@example.test')
    await visitor.getByRole('checkbox').check()
    await visitor.getByRole('button', { name: 'Send report' }).click()
    await visitor.getByText('We have your report').waitFor()
  },
)
