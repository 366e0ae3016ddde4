import type { BodyOf } from '@anseo/contract/call'
import type * as contract from '@anseo/contract/registration'
import { placeNameOf } from '@anseo/domain/find-place'
import { euroToCents } from '@anseo/domain/money'
import { searchName } from '@anseo/domain/search-name'
import type { Runtime } from '../../../platform/runtime.ts'
import { priceVendor } from '../prices/price-vendors.ts'
import { acceptOnJoining } from '../vendor-terms/store.ts'
import { requireOpen } from '../specialities/require-speciality.ts'
import { insertVendor } from './profile-store.ts'
import { cleanAbout, cleanLine, cleanName, phoneNumber, register } from '../../identity/public.ts'

/**
 * Registers a vendor, which has to verify its email address and is then vetted; it accepts the terms for vendors.
 * @throws Refusal `INVALID_REQUEST`
 */
export function registerVendor(runtime: Runtime, body: BodyOf<typeof contract.registerVendor>) {
  const name = cleanName(body.name)
  const city = cleanLine('city', body.city)
  const location = cleanLine('location', body.location)
  const details = {
    speciality: body.speciality,
    city,
    location,
    place: placeNameOf({ city, location }),
    experience: cleanLine('experience', body.experience),
    about: cleanAbout(body.about),
    phone: phoneNumber(body.phone),
    feePerHourCents: euroToCents(body.fees),
    searchName: searchName(name),
  }
  const { email, password } = body
  return register(
    runtime,
    { role: 'vendor', name, email, password },
    async ({ db, now }, id) => {
      await insertVendor(db, { id, appliedAt: now, ...details })
      await priceVendor(db, runtime, id)
      await acceptOnJoining(db, id, now)
    },
    ({ db }) => requireOpen(db, runtime, body.speciality),
  )
}
