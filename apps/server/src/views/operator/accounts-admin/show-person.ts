import type { ClientDetailOnWire, VendorDetailOnWire } from '@anseo/contract/accounts-admin'
import { centsToEuro } from '@anseo/domain/money'
import { averageOf } from '@anseo/domain/rating'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isExpired } from '../../../modules/identity/public.ts'
import { type Figures, findEarned, findFigures, findPerson, type Side } from './figures-store.ts'
import { vettingOf } from '../../vetting-of.ts'
import { presentPerson } from './list-accounts.ts'

type Reading = Pick<Runtime, 'db' | 'clock'>

/**
 * Returns a client and their activity, without address and birthday.
 * @throws Refusal `NOT_FOUND`
 */
export async function showClient({ db, clock }: Reading, id: string) {
  const found = await findPerson(db, id, 'client')
  if (!found) throw new Refusal('NOT_FOUND')
  const figures = await findFigures(db, id, 'client')
  const { profile } = found
  const client: ClientDetailOnWire = {
    ...presentPerson(found.account),
    ...presentFigures(figures, 'client', clock.now()),
    phone: profile?.phone ?? null,
    paid: centsToEuro(figures.paidCents),
    blocked: found.account.blockedAt !== null,
    profileComplete: Boolean(profile?.phone && profile.addressLine1 && profile.eircode),
  }
  return { client }
}

/**
 * Returns a vendor and its activity.
 * @throws Refusal `NOT_FOUND`
 */
export async function showVendor({ db, clock }: Reading, id: string) {
  const found = await findPerson(db, id, 'vendor')
  if (!found?.trade) throw new Refusal('NOT_FOUND')
  const { trade } = found
  const [figures, earned] = await Promise.all([findFigures(db, id, 'vendor'), findEarned(db, id)])
  const vendor: VendorDetailOnWire = {
    ...presentPerson(found.account),
    ...presentFigures(figures, 'vendor', clock.now()),
    phone: trade.phone,
    speciality: trade.speciality,
    city: trade.city,
    location: trade.location,
    fees: centsToEuro(trade.feePerHourCents),
    available: trade.available,
    vetting: vettingOf(trade),
    vettingReason: trade.vettingReason,
    rating: averageOf({ stars: trade.ratingStars, count: trade.ratingCount }),
    earned: centsToEuro(earned.earnedCents),
    paidOut: centsToEuro(earned.paidOutCents),
    payoutAccount: trade.payoutAccount !== null,
  }
  return { vendor }
}

function presentFigures(
  { sessions, refundedCents, paidCents: _paid, ...counts }: Figures,
  role: Side,
  now: Date,
) {
  const open = sessions.filter((session) => !isExpired({ role, ...session }, now))
  const lastSeen = Math.max(...open.map(({ lastUsedAt }) => lastUsedAt.getTime()))
  return {
    ...counts,
    refunded: centsToEuro(refundedCents),
    sessions: open.length,
    lastSeenAt: open.length > 0 ? new Date(lastSeen).toISOString() : null,
  }
}
