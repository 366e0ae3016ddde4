import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './limits.ts'
import { isLegible } from './plain-text.ts'

export type NameProblem = 'TOO_SHORT' | 'TOO_LONG' | 'HIDDEN'

/** Why a name is refused: 2 to 80 characters once trimmed (C5), none of them out of sight. */
export function nameProblem(name: string): NameProblem | null {
  const trimmed = name.trim()
  if (trimmed.length < NAME_MIN_LENGTH) return 'TOO_SHORT'
  if (trimmed.length > NAME_MAX_LENGTH) return 'TOO_LONG'
  return isLegible(trimmed) ? null : 'HIDDEN'
}
