import { REQUIRED_TEXT, UNKNOWN_CHOICE_TEXT } from '@anseo/contract/field-texts'
import { counted } from '@anseo/domain/counted'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** The number of choices named in a text. */
const MOST_CHOICES = 10

const TYPES: Record<string, string> = {
  string: 'This has to be a text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  boolean: 'This has to be true or false.',
  array: 'This has to be a list.',
  object: 'This has to be an object.',
  record: 'This has to be an object.',
}

const FORMATS: Record<string, string> = {
  uuid: 'This id is not valid.',
  url: 'This has to be a web address.',
  date: 'This has to be a date, such as 2026-11-21.',
  datetime: 'This has to be a moment, such as 2026-11-21T09:00:00Z.',
}

/** Returns the text for an invalid field whose schema has no text of its own, in the field's terms. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? REQUIRED_TEXT
        : (TYPES[issue.expected] ?? 'This is not valid.')
    case 'too_small':
      return boundText('at least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return boundText('at most', Number(issue.maximum), issue.origin)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This does not have the right form.'
    case 'not_multiple_of':
      return `This has to be a multiple of ${issue.divisor}.`
    case 'invalid_value':
      return choiceText(issue.values)
    case 'unrecognized_keys':
      return 'This has fields that are not known here.'
    default:
      return 'This is not valid.'
  }
}

function boundText(bound: 'at least' | 'at most', value: number, origin: string): string {
  if (origin === 'string')
    return bound === 'at least' && value === 1
      ? REQUIRED_TEXT
      : `This has to have ${bound} ${counted(value, 'character')}.`
  if (origin === 'array' || origin === 'set') {
    return `This has to have ${bound} ${counted(value, 'entry', 'entries')}.`
  }
  return `This has to be ${bound} ${value}.`
}

/** Returns the text for a value that is none of those that may be chosen. */
export function choiceText(values: readonly unknown[]): string {
  if (values.length === 0 || values.length > MOST_CHOICES) return UNKNOWN_CHOICE_TEXT
  return values.length === 1 ? `This has to be ${values[0]}.` : `This has to be one of ${values.join(', ')}.`
}
