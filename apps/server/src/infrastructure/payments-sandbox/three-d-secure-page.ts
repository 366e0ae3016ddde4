import type { Stripe } from 'stripe'

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center;
    background: #f4f1ea; color: #16302f }
  main { max-width: 26rem; margin: 1rem; padding: 1.5rem; border-radius: 1rem; background: #fff;
    box-shadow: 0 8px 30px rgb(0 0 0 / .12) }
  h1 { font-size: 1.375rem; margin: 0 0 .5rem }
  form { display: grid; gap: .75rem; margin-top: 1.25rem }
  button { font: inherit; font-weight: 600; min-height: 48px; border-radius: .75rem; border: 1px solid #0e4a50; cursor: pointer }
  button[value=complete] { background: #0e4a50; color: #fff }
  button[value=fail] { background: #fff; color: #0e4a50 }
  button:focus-visible { outline: 3px solid #fec434; outline-offset: 2px }
`

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

/** What is left to say when there is nothing to approve, or no longer. */
export function finishedPage(): string {
  return page('<h1>Authentication finished</h1><p>You can close this page and go back to the shop.</p>')
}

function page(content: string): string {
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>3-D Secure test page</title>
    <style>${STYLE}</style></head><body><main>${content}</main></body></html>`
}
