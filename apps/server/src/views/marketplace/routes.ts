import { favouriteCalls } from '@anseo/contract/favourites'
import { suggestPlaces } from '@anseo/contract/places'
import { listServices } from '@anseo/contract/services'
import { listVendorPhotos } from '@anseo/contract/work-photos'
import {
  getVendor,
  listVendors,
  relatedVendors,
  topVendors,
  vendorAvailability,
  vendorLocations,
} from '@anseo/contract/vendors'
import type { Bind, SharedHandler } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { listFavourites } from './list-favourites.ts'
import { listTopVendors } from './list-top-vendors.ts'
import { listVendorsBy } from './list-vendors.ts'
import { rememberListing } from './listing-memory.ts'
import { recordView } from '../../modules/booking/public.ts'
import { showServices, showPhotos } from '../../modules/catalogue/public.ts'
import { vendorSharing } from './shared-replies.ts'
import { showAvailability } from './show-availability.ts'
import { listRelatedVendors, showVendor } from './show-vendor.ts'
import { suggestPlacesFor } from './suggest-places.ts'
import { findCities } from './listed-store.ts'

/** Binds the public calls about vendors. */
export function bindMarketplace(bind: Bind, runtime: Runtime) {
  const sharing = vendorSharing(runtime)
  const remember = rememberListing(runtime.changes)
  bind(
    listVendors,
    ({ query, caller }) => listVendorsBy(runtime, remember, caller ?? null, query),
    sharing.list,
  )
  bind(topVendors, () => listTopVendors(runtime), sharing.top)
  const cities = async () => {
    return { data: await findCities(runtime.db, runtime.clock.now()), message: 'Locations found.' }
  }
  bind(vendorLocations, cities, sharing.cities)
  bind(suggestPlaces, async ({ query }) => {
    return { data: suggestPlacesFor(query.search ?? ''), message: 'Places found.' }
  })
  const shown: SharedHandler<typeof getVendor> = async ({ params, caller }) => {
    const data = await showVendor(runtime, params.vendorId)
    if (caller) await recordView(runtime, caller, params.vendorId)
    return { data, message: 'Vendor found.' }
  }
  bind(getVendor, shown, sharing.viewed)
  const services: SharedHandler<typeof listServices> = async ({ params }) => {
    return { services: await showServices(runtime, params.vendorId) }
  }
  bind(listServices, services, sharing.one)
  const photos: SharedHandler<typeof listVendorPhotos> = async ({ params }) => {
    const shownPhotos = await showPhotos(runtime, params.vendorId)
    return { photos: shownPhotos, total: shownPhotos.length }
  }
  bind(listVendorPhotos, photos, sharing.one)
  const related: SharedHandler<typeof relatedVendors> = async ({ params }) => {
    const data = await listRelatedVendors(runtime, params.vendorId)
    return { data, message: 'Related vendors found.' }
  }
  bind(relatedVendors, related, sharing.related)
  bind(favouriteCalls.list, ({ caller, query }) => listFavourites(runtime, caller, query))
  const free: SharedHandler<typeof vendorAvailability> = async ({ params, query }) => {
    const found = await showAvailability(runtime, params.vendorId, query)
    return { ...found, message: 'Availability found.' }
  }
  bind(vendorAvailability, free, sharing.availability)
}
