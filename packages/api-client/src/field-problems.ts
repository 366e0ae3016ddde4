// implements: §5.2
import { ERRORS } from '@anseo/contract/errors'
import {
  BIRTHDAY_TEXTS,
  EIRCODE_TEXT,
  EMAIL_TEXT,
  NAME_TEXTS,
  PASSWORD_TEXTS,
  REQUIRED_TEXT,
} from '@anseo/contract/field-texts'
import { birthdayProblem } from '@anseo/domain/birthday'
import { normaliseEircode } from '@anseo/domain/eircode'
import { isEmail } from '@anseo/domain/email'
import { IMAGE_TYPES, ORIGINAL_PHOTO_MAX_BYTES } from '@anseo/domain/limits'
import { passwordProblem } from '@anseo/domain/password'
import { nameProblem } from '@anseo/domain/name-problem'

// The text a form shows beside a field before it asks the server, in the server's words; null for a valid field.

export type FieldProblem = string | null

/** A field that may not stay empty. */
export const requiredText = (text: string): FieldProblem => (text.trim() === '' ? REQUIRED_TEXT : null)

/** §5 */
export const emailText = (email: string): FieldProblem =>
  requiredText(email) ?? (isEmail(email) ? null : EMAIL_TEXT)

/** A password that is being chosen; the common ones only the server knows (A4). */
export function chosenPasswordText(password: string, email?: string): FieldProblem {
  if (password === '') return REQUIRED_TEXT
  const problem = passwordProblem(password, email)
  return problem && PASSWORD_TEXTS[problem]
}

/** C5 */
export function nameText(name: string): FieldProblem {
  const problem = nameProblem(name)
  return requiredText(name) ?? (problem && NAME_TEXTS[problem])
}

/** An eircode that may stay empty (C5). */
export const eircodeText = (eircode: string): FieldProblem =>
  eircode.trim() === '' || normaliseEircode(eircode) ? null : EIRCODE_TEXT

/** A birthday, `YYYY-MM-DD`, that may stay empty (C5). */
export function birthdayText(birthday: string, now: Date): FieldProblem {
  const problem = birthday === '' ? null : birthdayProblem(birthday, now)
  return problem && BIRTHDAY_TEXTS[problem]
}

/** A picture from which a photo is to be framed: its kind and size (C5). HEIC only some browsers can open. */
export function pictureText(file: PictureFile): FieldProblem {
  const { type, size } = file
  if (!isHeic(file) && !(IMAGE_TYPES as readonly string[]).includes(type)) return ERRORS.IMAGE_INVALID.message
  return size > ORIGINAL_PHOTO_MAX_BYTES ? 'This photo is larger than 25 MB. Choose a smaller one.' : null
}

/** A picture that the browser could not open. */
export const unreadablePictureText = (file: PictureFile): string =>
  isHeic(file)
    ? "This browser can't open HEIC photos. Choose a JPEG, PNG or WebP."
    : "We couldn't open this photo. Choose another."

type PictureFile = Pick<File, 'type' | 'name' | 'size'>

/** Some systems do not know the type, only the name's ending tells. */
const isHeic = ({ type, name }: PictureFile): boolean =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)
