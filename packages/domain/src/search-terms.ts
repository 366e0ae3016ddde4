import { normaliseEircode } from './eircode.ts'
import { APOSTROPHES, searchName } from './search-name.ts'

/** The possible readings of a text that an admin typed into the search (D4); none if it is too short. */
export interface SearchTerms {
  /** An id of ours. */
  id?: string
  /** An id of the payment provider, such as `pi_3Q…`. */
  providerId?: string
  receiptNumber?: number
  eircode?: string
  /** The last digits of a phone number, without the 0 that is dialled in Ireland. */
  phoneEnd?: string
  /** Part of a name or an email address, as it was typed. */
  text?: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PROVIDER_ID = /^[a-z]{2,5}_\w+$/i
/** 'R-000123' or its digits. */
const RECEIPT = /^(?:R-?)?(\d{1,9})$/i
const PHONE = /^\+?[\d\s()./-]+$/
const SHORTEST_PHONE = 6
/** A shorter text would match too many people. */
export const MIN_SEARCH_LENGTH = 3

/** Returns what a text that an admin typed can mean. */
export function readSearchTerms(typed: string): SearchTerms {
  const words = typed.trim()
  if (UUID.test(words)) return { id: words.toLowerCase() }
  const terms: SearchTerms = {}
  // Part of an email address can look like one, such as 'mary_kelly'.
  if (PROVIDER_ID.test(words)) terms.providerId = words
  const receipt = RECEIPT.exec(words)
  if (receipt) terms.receiptNumber = Number(receipt[1])
  const eircode = normaliseEircode(words)
  if (eircode) terms.eircode = eircode
  // '+353 (0)87 555 0148' names the 0 that is dialled in Ireland only.
  const digits = words.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')
  if (PHONE.test(words) && digits.length >= SHORTEST_PHONE) terms.phoneEnd = digits
  // An apostrophe matches any character.
  const letters = searchName(words).replaceAll(APOSTROPHES, '')
  if (letters.length >= MIN_SEARCH_LENGTH && !PHONE.test(words)) terms.text = words
  return terms
}
