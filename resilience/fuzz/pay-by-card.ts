import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import type { Person } from './people.ts'

/** Pays for a confirmed appointment with the card that always works. @throws when it does not. */
export async function payByCard(url: string, client: Person, appointmentId: string): Promise<void> {
  const { clientSecret } = await callAsClient(url, client, 'create-payment-intent', { appointmentId })
  const id = String(clientSecret).split('_secret_')[0]!
  const confirmed = await fetch(`${url}/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: SANDBOX_KEYS.publishableKey,
      client_secret: String(clientSecret),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
      'payment_method_data[card][cvc]': '123',
    }),
  })
  if (!confirmed.ok) throw new Error(`The card was not taken: ${await confirmed.text()}`)
  await callAsClient(url, client, 'verify-payment', { id })
}

/** Makes a call of the client site. @throws when it is refused. */
export async function callAsClient(
  url: string,
  client: Person,
  call: string,
  body: object,
): Promise<Record<string, unknown>> {
  const reply = await fetch(`${url}/api/user/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${call}: ${await reply.text()}`)
  return (await reply.json()) as Record<string, unknown>
}
