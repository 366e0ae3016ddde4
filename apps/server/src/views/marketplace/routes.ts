import {
  addTimeOff,
  getBookingRules,
  getHours,
  listTimeOff,
  putBookingRules,
  putHours,
  removeTimeOff,
} from '@anseo/contract/hours'
import { suggestPlaces } from '@anseo/contract/places'
import { listServices } from '@anseo/contract/services'
import {
  getVendor,
  listVendors,
  relatedVendors,
  topVendors,
  vendorAvailability,
  vendorLocations,
} from '@anseo/contract/vendors'
import type { Bind, Handler } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { listTopVendors } from './list-top-vendors.ts'
import { listVendorsBy } from './list-vendors.ts'
import { rememberListing } from './listing-memory.ts'
import { endTimeOff, listTimeOffOf, takeTimeOff } from '../../modules/booking/calendar/manage-time-off.ts'
import { setBookingRules, showBookingRules } from '../../modules/booking/calendar/set-booking-rules.ts'
import { setHours, showHours } from '../../modules/booking/calendar/set-hours.ts'
import { showMenu } from '../../modules/catalogue/services/show-menu.ts'
import { vendorSharing } from './shared-replies.ts'
import { showAvailability } from './show-availability.ts'
import { listRelatedVendors, showVendor } from './show-vendor.ts'
import { suggestPlacesFor } from './suggest-places.ts'
import { findCities } from './listed-store.ts'

const success = true as const

export function bindVendors(bind: Bind, runtime: Runtime) {
  bindListed(bind, runtime)
  bindHours(bind, runtime)
}

/** What everybody may see of vendors. */
function bindListed(bind: Bind, runtime: Runtime) {
  const sharing = vendorSharing(runtime)
  const remember = rememberListing(runtime.changes)
  bind(listVendors, ({ query }) => listVendorsBy(runtime, remember, query), sharing.list)
  bind(topVendors, () => listTopVendors(runtime), sharing.listed)
  const cities = async () => {
    return { success, data: await findCities(runtime.db, runtime.clock.now()), message: 'Locations found.' }
  }
  bind(vendorLocations, cities, sharing.cities)
  bind(suggestPlaces, async ({ query }) => {
    return { success, data: suggestPlacesFor(query.search ?? ''), message: 'Places found.' }
  })
  const shown: Handler<typeof getVendor> = async ({ params }) => {
    return { success, data: await showVendor(runtime, params.vendorId), message: 'Vendor found.' }
  }
  bind(getVendor, shown, sharing.one)
  const menu: Handler<typeof listServices> = async ({ params }) => {
    return { success, services: await showMenu(runtime, params.vendorId) }
  }
  bind(listServices, menu, sharing.one)
  const related: Handler<typeof relatedVendors> = async ({ params }) => {
    const data = await listRelatedVendors(runtime, params.vendorId)
    return { success, data, message: 'Related vendors found.' }
  }
  bind(relatedVendors, related, sharing.related)
  const free: Handler<typeof vendorAvailability> = async ({ params, query }) => {
    const data = await showAvailability(runtime, params.vendorId, query)
    return { success, data, message: 'Availability found.' }
  }
  bind(vendorAvailability, free, sharing.availability)
}

/** What a vendor sets for its own calendar. */
function bindHours(bind: Bind, runtime: Runtime) {
  bind(getHours, async ({ caller }) => ({ success, hours: await showHours(runtime, caller) }))
  bind(putHours, async ({ caller, body }) => {
    return { success, hours: await setHours(runtime, caller, body), message: 'Hours saved' }
  })
  bind(getBookingRules, async ({ caller }) => ({ success, rules: await showBookingRules(runtime, caller) }))
  bind(putBookingRules, async ({ caller, body }) => {
    await setBookingRules(runtime, caller, body)
    return { success, rules: body, message: 'Booking rules saved' }
  })
  bind(listTimeOff, async ({ caller, query }) => {
    return { success, timeOff: await listTimeOffOf(runtime, caller, query) }
  })
  bind(addTimeOff, async ({ caller, body }) => {
    return { success, timeOff: await takeTimeOff(runtime, caller, body), message: 'Time off added' }
  })
  bind(removeTimeOff, async ({ caller, params }) => {
    await endTimeOff(runtime, caller, params.id)
    return { success, message: 'Time off removed' }
  })
}
