import type { Config } from '../../../platform/config/config.ts'
import type { Role } from '@anseo/domain/role'

/** Returns whether a login needs a second step: an admin's does, outside of the demonstration. */
export const needsSecondFactor = ({ demonstration }: Pick<Config, 'demonstration'>, role: Role): boolean =>
  role === 'admin' && !demonstration
