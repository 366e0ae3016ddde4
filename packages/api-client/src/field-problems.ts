// implements: §5.2
import {
  BIRTHDAY_TEXTS,
  EIRCODE_TEXT,
  EMAIL_TEXT,
  NAME_TEXTS,
  PASSWORD_TEXTS,
  PICTURE_TEXT,
  REQUIRED_TEXT,
} from '@anseo/contract/field-texts'
import { birthdayProblem } from '@anseo/domain/birthday'
import { normaliseEircode } from '@anseo/domain/eircode'
import { isEmail } from '@anseo/domain/email'
import { IMAGE_TYPES } from '@anseo/domain/image-types'
import { ORIGINAL_PHOTO_MAX_BYTES } from '@anseo/domain/limits'
import { passwordProblem } from '@anseo/domain/password'
import { nameProblem } from '@anseo/domain/name-problem'

// Each function returns the text that a form shows at a field, in the server's words; null for a valid field.

export type FieldProblem = string | null

/** Checks a required field. */
export const requiredText = (text: string): FieldProblem => (text.trim() === '' ? REQUIRED_TEXT : null)

/** Checks an email address (§5). */
export const emailText = (email: string): FieldProblem =>
  requiredText(email) ?? (isEmail(email) ? null : EMAIL_TEXT)

/** Checks a new password; only the server knows the common ones (A4). */
export function chosenPasswordText(password: string, email?: string): FieldProblem {
  if (password === '') return REQUIRED_TEXT
  const problem = passwordProblem(password, email)
  return problem && PASSWORD_TEXTS[problem]
}

/** Checks a name (C5). */
export function nameText(name: string): FieldProblem {
  const problem = nameProblem(name)
  return requiredText(name) ?? (problem && NAME_TEXTS[problem])
}

/** Checks an optional Eircode (C5). */
export const eircodeText = (eircode: string): FieldProblem =>
  eircode.trim() === '' || normaliseEircode(eircode) ? null : EIRCODE_TEXT

/** Checks an optional birthday, `YYYY-MM-DD` (C5). */
export function birthdayText(birthday: string, now: Date): FieldProblem {
  const problem = birthday === '' ? null : birthdayProblem(birthday, now)
  return problem && BIRTHDAY_TEXTS[problem]
}

/** Checks the type and size of a picture for a photo (C5). Only some browsers can open HEIC. */
export function pictureText(file: PictureFile): FieldProblem {
  const { type, size } = file
  if (!isHeic(file) && !(IMAGE_TYPES as readonly string[]).includes(type)) return PICTURE_TEXT
  return size > ORIGINAL_PHOTO_MAX_BYTES ? 'This photo is larger than 25 MB. Choose a smaller one.' : null
}

/** Returns the text for a picture that the browser could not open. */
export const unreadablePictureText = (file: PictureFile): string =>
  isHeic(file)
    ? "This browser can't open HEIC photos. Choose a JPEG, PNG or WebP."
    : "We couldn't open this photo. Choose another."

type PictureFile = Pick<File, 'type' | 'name' | 'size'>

/** Uses the file name's extension, since some systems do not know the type. */
const isHeic = ({ type, name }: PictureFile): boolean =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)
