import { expect } from 'vitest'

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Registers, verifies and logs in a client who has done nothing yet; gives the token. */
export async function newClient(productUrl: string): Promise<string> {
  const account = { email: `new-${crypto.randomUUID()}@somebody.test`, password: 'nobody-guesses-this-1' }
  await post(`${productUrl}/api/user/register`, { name: 'Maeve Quinn', ...account })
  let token: string | undefined
  await expect
    .poll(async () => (token = await verificationToken(productUrl, account.email)), { timeout: 10_000 })
    .toBeTruthy()
  await fetch(`${productUrl}/api/user/verify-email?token=${token}`)
  return (await post(`${productUrl}/api/user/login`, account)).token
}

/** From the mail to an address, once it is there. */
async function verificationToken(productUrl: string, address: string): Promise<string | undefined> {
  const mails: { to: string; text: string }[] = await (await fetch(`${productUrl}/dev/mailbox.json`)).json()
  return mails.find(({ to }) => to.includes(address))?.text.match(/token=([\w.~%-]+)/)?.[1]
}
