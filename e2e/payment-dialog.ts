import type { Locator, Page } from 'playwright-core'

/** The dialog that asks for a card. */
export const payDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Payment' })

export const payButton = (page: Page) => payDialog(page).getByRole('button', { name: /^Pay €/ })

/** Types a card that has not expired into the fields within. */
export async function typeCard(within: Page | Locator, number: string): Promise<void> {
  await within.getByLabel('Card number').fill(number)
  await within.getByLabel('Expiry date').fill('12 / 34')
  await within.getByLabel('CVC').fill('123')
}
