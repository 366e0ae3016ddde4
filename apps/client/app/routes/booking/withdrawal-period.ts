import { serverNow } from '@anseo/api-client/server-clock'
import { withdrawalEnd } from '@anseo/domain/withdrawal'
import type { BookableVendor } from './choice.ts'

/** Returns until when the client can withdraw by law from a booking made now; null without that right (D9). */
export const withdrawableUntil = ({ withdrawal }: BookableVendor): Date | null =>
  withdrawal === undefined ? null : withdrawalEnd(serverNow())
