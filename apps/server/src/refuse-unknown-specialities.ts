import type { NamedSpeciality } from '@anseo/domain/specialities'
import { type Config, ConfigurationError } from './platform/config/config.ts'

/**
 * Prevents a start whose `STATUTORY_CANCELLATION` names a speciality that does not exist: misspelt, it would leave clients
 * without a right that the law gives them.
 * @throws ConfigurationError with the unknown and the known keys.
 */
export function refuseUnknownSpecialities(
  { statutoryCancellation }: Pick<Config, 'statutoryCancellation'>,
  specialities: readonly NamedSpeciality[],
): void {
  const known = specialities.map(({ name }) => name)
  const unknown = statutoryCancellation.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new ConfigurationError(
    `STATUTORY_CANCELLATION: there is no speciality ${unknown.join(', ')}; there are ${known.join(', ')}`,
  )
}
