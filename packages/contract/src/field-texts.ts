import type { BirthdayProblem } from '@anseo/domain/birthday'
import type { NameProblem } from '@anseo/domain/name-problem'
import type { PasswordProblem } from '@anseo/domain/password'

// What stands beside a field that is refused: the server says it, and a page before it asks the server.

export const REQUIRED_TEXT = 'Please fill this in.'
export const UNSTORABLE_TEXT = 'This contains a character that cannot be stored.'
export const HIDDEN_TEXT = 'Please leave out hidden characters.'
export const EMAIL_TEXT = 'Please enter a valid e-mail address.'
export const EIRCODE_TEXT = 'An eircode has seven characters, such as D06 X2Y7.'

/** §5, A4 */
export const PASSWORD_TEXTS: Record<PasswordProblem | 'COMMON' | 'OBVIOUS', string> = {
  TOO_SHORT: 'Use at least 8 characters.',
  TOO_LONG: 'Use at most 128 characters.',
  IS_EMAIL: 'Choose something else than your e-mail address.',
  COMMON: 'This password is on every list of common ones. Choose another.',
  OBVIOUS: 'This password is easy to guess here. Choose another.',
}

/** C5 */
export const NAME_TEXTS: Record<NameProblem, string> = {
  TOO_SHORT: 'A name has at least 2 characters.',
  TOO_LONG: 'A name has at most 80 characters.',
  HIDDEN: HIDDEN_TEXT,
  WEB_ADDRESS: 'A name can’t contain a web address.',
}

/** C5 */
export const BIRTHDAY_TEXTS: Record<BirthdayProblem, string> = {
  INVALID: 'A birthday looks like 1990-04-23.',
  NOT_PAST: 'A birthday lies in the past.',
  UNDER_AGE: 'You need to be 18 or older.',
}
