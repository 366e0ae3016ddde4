import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './limits.ts'
import { isLegible } from './plain-text.ts'
import { hasWebAddress } from './web-address.ts'

export type NameProblem = 'TOO_SHORT' | 'TOO_LONG' | 'HIDDEN' | 'WEB_ADDRESS'

/**
 * Returns why a name is refused, or null: it needs 2 to 80 characters once trimmed (C5), all visible, and no web
 * address, since names appear in emails to others.
 */
export function nameProblem(name: string): NameProblem | null {
  const trimmed = name.trim()
  if (trimmed.length < NAME_MIN_LENGTH) return 'TOO_SHORT'
  if (trimmed.length > NAME_MAX_LENGTH) return 'TOO_LONG'
  if (!isLegible(trimmed)) return 'HIDDEN'
  return hasWebAddress(trimmed) ? 'WEB_ADDRESS' : null
}
