import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Random letters and digits, as the provider's ids and secrets are made of. */
export function randomToken(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A new id such as `pi_3…`, with the provider's prefix for the kind of object. */
export function newId(prefix: string): string {
  return `${prefix}_${randomToken(24)}`
}
