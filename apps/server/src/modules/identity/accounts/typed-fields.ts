import { NAME_TEXTS } from '@anseo/contract/field-texts'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import { nameProblem } from '@anseo/domain/name-problem'
import { onOneLine } from '@anseo/domain/plain-text'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { invalidField } from '../../../platform/http/refusal.ts'

/**
 * Returns a name or another short text on one line and without the prefix of notices (C2).
 * @throws Refusal `INVALID_REQUEST` when nothing is left of it.
 */
export function cleanLine(field: string, text: string): string {
  const clean = withoutNoticePrefix(onOneLine(text)).trim()
  if (clean === '') throw invalidField(field, 'Fill in this field.')
  return clean
}

/** Returns a vendor's `about`, of several lines, without the prefix of notices (C2). @throws Refusal as `cleanLine`. */
export function cleanAbout(text: string): string {
  const clean = withoutNoticePrefix(text.replaceAll('\r\n', '\n')).trim()
  if (clean === '') throw invalidField('about', 'Fill in this field.')
  return clean
}

/** Returns a person's name as it is stored. @throws Refusal `INVALID_REQUEST` when cleaning left one that is refused (C5). */
export function cleanName(text: string): string {
  const name = cleanLine('name', text)
  const problem = nameProblem(name)
  if (problem) throw invalidField('name', NAME_TEXTS[problem])
  return name
}

/** Returns the E.164 form of a phone number, Irish where it names no country. @throws Refusal `INVALID_REQUEST` (C5). */
export function phoneNumber(text: string): string {
  const parsed = parsePhoneNumberFromString(text, 'IE')
  if (!parsed?.isValid()) throw invalidField('phone', 'Enter a valid phone number.')
  return parsed.number
}
