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

/** Has the card refused for the tip, once, which is charged after the balance. */
export async function refuseTip(page: Page): Promise<void> {
  let charges = 0
  await page.route('**/sandbox/stripe/v1/payment_intents/*/confirm', (route) => {
    charges += 1
    if (charges !== 2) return route.continue()
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
    return route.fulfill({ status: 402, json: { error } })
  })
}
