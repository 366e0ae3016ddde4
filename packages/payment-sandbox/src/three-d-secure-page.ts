import type { Stripe } from 'stripe'
import { hostedPage } from './hosted-page.ts'

const page = (content: string) => hostedPage('3-D Secure test page', content)

/** The bank's question whether the payment is the cardholder's. */
export function challengePage(intent: Stripe.PaymentIntent): string {
  const amount = new Intl.NumberFormat('en-IE', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  )
  return page(`
    <h1>Confirm this payment</h1>
    <p>This is the test page of the card's bank (3-D Secure). A payment of <b>${amount}</b> waits for your approval.</p>
    <form method="post">
      <button name="outcome" value="complete">Complete authentication</button>
      <button name="outcome" value="fail">Fail authentication</button>
    </form>`)
}

/** Returns the page for a payment with nothing to approve, or no longer. */
export function finishedPage(): string {
  return page('<h1>Authentication finished</h1><p>You can close this page and go back to the shop.</p>')
}
