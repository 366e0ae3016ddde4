import type { BodyOf } from '@anseo/contract/call'
import type * as contract from '@anseo/contract/profiles'
import { euroToCents } from '@anseo/domain/money'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { searchName } from '@anseo/domain/search-name'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { calendarRulesChanged } from '../events.ts'
import { priceVendor } from '../prices/price-vendors.ts'
import { refuseNotice } from '../vendors/refuse-notice.ts'
import { placeVendor } from '../vendors/place-vendors.ts'
import { changeProfile, cleanAbout, cleanLine, cleanName, phoneNumber } from '../../identity/public.ts'
import { lockCalendarRules, updateVendor, type VendorChanges } from './profile-store.ts'

type Body = BodyOf<typeof contract.updateVendorProfile>

/**
 * Updates the vendor's own profile; missing fields keep their value. Open booking pages are notified of changes to the
 * calendar.
 * @throws Refusal `INVALID_REQUEST`, `IMAGE_INVALID`.
 */
export async function updateVendorProfile(
  runtime: Runtime,
  { accountId }: Caller,
  body: Body,
  image: Buffer | null,
): Promise<void> {
  const name = body.name === undefined ? undefined : cleanName(body.name)
  const changes = vendorChanges(body, name)
  await changeProfile(runtime, {
    accountId,
    name,
    image,
    changeDetails: async (unit) => {
      const before = changesCalendar(body) ? await lockCalendarRules(unit.db, accountId) : null
      if (before && body.noticeHours !== undefined) {
        refuseNotice({ noticeHours: body.noticeHours, horizonDays: before.horizonDays })
      }
      await updateVendor(unit.db, accountId, changes)
      if (changes.city !== undefined || changes.location !== undefined) await placeVendor(unit.db, accountId)
      if (changes.feePerHourCents !== undefined) await priceVendor(unit.db, runtime, accountId)
      if (before) {
        const { available, bufferMinutes, noticeHours } = before
        const rules = { bufferMinutes, noticeHours }
        await unit.publish(calendarRulesChanged, { vendorId: accountId, before: available ? rules : null })
      }
    },
  })
}

const vendorChanges = (body: Body, name: string | undefined): VendorChanges => ({
  city: optional(body.city, (text) => cleanLine('city', text)),
  location: optional(body.location, (text) => cleanLine('location', text)),
  experience: optional(body.experience, (text) => cleanLine('experience', text)),
  about: optional(body.about, cleanAbout),
  phone: optional(body.phone, phoneNumber),
  feePerHourCents: optional(body.fees, euroToCents),
  searchName: optional(name, searchName),
  available: body.available,
  bufferMinutes: optional(body.bufferHours, (hours) => hours * MINUTES_AN_HOUR),
  noticeHours: body.noticeHours,
})

const optional = <T, R>(value: T | undefined, change: (value: T) => R): R | undefined =>
  value === undefined ? undefined : change(value)

const changesCalendar = ({ available, bufferHours, noticeHours }: Body) =>
  available !== undefined || bufferHours !== undefined || noticeHours !== undefined
