import { lastPayday } from '@anseo/domain/payday'
import { HOUR_MS } from '@anseo/domain/slot'

/** A week, and the hour by which the clocks may change in it. */
const AT_MOST_MS = (7 * 24 + 1) * HOUR_MS

/** An instant shortly after the next payday (M7). */
export const nextPayday = (now: Date): Date => new Date(lastPayday(now).getTime() + AT_MOST_MS)
