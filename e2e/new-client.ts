import { mailedLink } from './mails.ts'

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** The password of new clients. */
export const NEW_PASSWORD = 'nobody-guesses-this-1'

/** Returns an unused email address. */
export const newAddress = () => `new-${crypto.randomUUID()}@somebody.test`

/** Registers, verifies and logs in a new client; returns the token. */
export async function newClient(productUrl: string, email = newAddress()): Promise<string> {
  const account = { email, password: NEW_PASSWORD }
  await post(`${productUrl}/api/user/register`, { name: 'Maeve Quinn', ...account })
  await fetch(`${productUrl}/api/user${await mailedLink(productUrl, email, '/verify-email')}`)
  return (await post(`${productUrl}/api/user/login`, account)).token
}
