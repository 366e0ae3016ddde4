import { HOUR_MS } from '@anseo/domain/duration'
import { lastPayday } from '@anseo/domain/payday'

/** The longest week: seven days and the hour of a clock change. */
const AT_MOST_MS = (7 * 24 + 1) * HOUR_MS

/** Returns an instant at or shortly after the next payday (M7). */
export const nextPayday = (now: Date): Date => new Date(lastPayday(now).getTime() + AT_MOST_MS)
