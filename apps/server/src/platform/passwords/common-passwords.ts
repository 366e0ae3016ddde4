import { readFileSync } from 'node:fs'

/** Lower case, at least eight characters; see NOTICE.md for where they come from. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

const ONE_CHARACTER = /^(.)\1*$/su

/**
 * Returns whether a password is one of those that are tried first (A4): on the list in any case, or one character
 * repeated.
 */
export const isCommonPassword = (password: string) =>
  common.has(password.toLowerCase()) || ONE_CHARACTER.test(password)
