// implements: §2.40, §5.31
import { ERASED_NAME } from './erasure.ts'

// The Irish h, n and t before a capital stay small: Ó hÓgáin, Mac an tSaoir.
const IRISH_MUTATION = /^[hnt]-?\p{Lu}/u
// A letter at the start, after a hyphen, or after an apostrophe when a name follows: O'Brien, but Sarah's.
const INITIAL = /(^|-)\p{Ll}|(?<=^\p{L}['’])\p{Ll}(?=\p{L})/gu

function capitalise(word: string): string {
  return IRISH_MUTATION.test(word) ? word : word.replace(INITIAL, (initial) => initial.toUpperCase())
}

/** Returns a name with each word capitalised (§5 Vendor list); one typed all in capitals is put in lower case first. */
export function titleCase(name: string): string {
  if (name === ERASED_NAME) return name
  const shouted = name.length > 3 && name === name.toUpperCase()
  return (shouted ? name.toLowerCase() : name).trim().split(/\s+/).map(capitalise).join(' ')
}

/** Returns the name for use in a sentence: 'Aoife' of 'Aoife Ní Bhriain'. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name
