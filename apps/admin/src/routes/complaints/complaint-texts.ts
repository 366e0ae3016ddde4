import type { ComplaintRowOnWire } from '@anseo/contract/complaints'
import type { ComplaintOutcome } from '@anseo/domain/moderation'

/** The orders of the list. */
export const ORDERS = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
} as const

/** The subject of a complaint, by its sender. */
export const BY: Readonly<Record<ComplaintRowOnWire['by'], string>> = {
  restricted: 'A restriction',
  reporter: 'A report without action',
}

export const OUTCOMES: Readonly<Record<ComplaintOutcome, string>> = {
  upheld: 'Decision stands',
  reversed: 'Decision undone',
}
