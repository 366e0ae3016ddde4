// implements: §5.2
import { EMAIL_MAX_LENGTH } from './limits.ts'

const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Returns the form in which an address is stored and compared: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Returns whether a text is a valid address, `.test` included (§5). */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text)
  return address.length <= EMAIL_MAX_LENGTH && address.indexOf('@') <= 64 && ADDRESS.test(address)
}
