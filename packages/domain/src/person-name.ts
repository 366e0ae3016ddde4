import { ERASED_NAME } from './erasure.ts'
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './limits.ts'
import { isLegible } from './plain-text.ts'

// The Irish h, n and t before a capital stay small: Ó hÓgáin, Mac an tSaoir.
const IRISH_MUTATION = /^[hnt]-?\p{Lu}/u
// A letter at the start, after a hyphen, or after an apostrophe when a name follows: O'Brien, but Sarah's.
const INITIAL = /(^|-)\p{Ll}|(?<=^\p{L}['’])\p{Ll}(?=\p{L})/gu

function capitalise(word: string): string {
  return IRISH_MUTATION.test(word) ? word : word.replace(INITIAL, (initial) => initial.toUpperCase())
}

/** A name with each word capitalised (§5 Vendor list); one typed all in capitals is set small first. */
export function titleCase(name: string): string {
  if (name === ERASED_NAME) return name
  const shouted = name.length > 3 && name === name.toUpperCase()
  return (shouted ? name.toLowerCase() : name).trim().split(/\s+/).map(capitalise).join(' ')
}

export type NameProblem = 'TOO_SHORT' | 'TOO_LONG' | 'HIDDEN'

/** Why a name is refused: 2 to 80 characters once trimmed (C5), none of them out of sight. */
export function nameProblem(name: string): NameProblem | null {
  const trimmed = name.trim()
  if (trimmed.length < NAME_MIN_LENGTH) return 'TOO_SHORT'
  if (trimmed.length > NAME_MAX_LENGTH) return 'TOO_LONG'
  return isLegible(trimmed) ? null : 'HIDDEN'
}
