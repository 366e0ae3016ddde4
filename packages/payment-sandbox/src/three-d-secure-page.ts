import type { Stripe } from 'stripe'
import { hostedPage } from './hosted-page.ts'

const page = (content: string) => hostedPage('3-D Secure test page', content)

/** The bank's question whether the payment, or the wish to keep the card, is the cardholder's. */
export function challengePage(intent: Stripe.PaymentIntent | Stripe.SetupIntent): string {
  const what =
    intent.object === 'setup_intent' ? 'Keeping this card' : `A payment of <b>${amountOf(intent)}</b>`
  return page(`
    <h1>${intent.object === 'setup_intent' ? 'Confirm your card' : 'Confirm this payment'}</h1>
    <p>This is the test page of the card's bank (3-D Secure). ${what} waits for your approval.</p>
    <form method="post">
      <button name="outcome" value="complete">Complete authentication</button>
      <button name="outcome" value="fail">Fail authentication</button>
    </form>`)
}

const amountOf = ({ amount, currency }: Stripe.PaymentIntent): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount / 100)

/** Returns the page for a payment with nothing to approve, or no longer. */
export function finishedPage(): string {
  return page('<h1>Authentication finished</h1><p>You can close this page and go back to the shop.</p>')
}
