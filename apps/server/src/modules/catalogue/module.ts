import { handle } from '../../platform/jobs/job.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { bindFavourites } from './favourites/routes.ts'
import { catalogueData } from './personal-data.ts'
import { priceVendors } from './prices/price-vendors.ts'
import { bindProfiles } from './profile/routes.ts'
import { bindServices } from './services/routes.ts'
import { bindTraders } from './traders/routes.ts'
import { followMandatory } from './specialities/follow-mandatory.ts'
import { bindSpecialities } from './specialities/routes.ts'
import { placeVendors } from './vendors/place-vendors.ts'
import { bindVetting } from './vetting/routes.ts'
import { bindVendorTerms } from './vendor-terms/routes.ts'
import { followMandatoryJob, makeRenditionsJob } from './events.ts'
import { makeRenditionsOf } from './work-photos/make-renditions.ts'
import { bindWorkPhotos } from './work-photos/routes.ts'
import { lapseChecks } from './vetting/lapse-checks.ts'
import { remindOfChecks } from './vetting/remind-of-checks.ts'

/** Vendors, what they offer, and their vetting. */
export const catalogue: ServerModule = {
  routes: (bind, runtime) => {
    bindProfiles(bind, runtime)
    bindSpecialities(bind, runtime)
    bindServices(bind, runtime)
    bindWorkPhotos(bind, runtime)
    bindVetting(bind, runtime)
    bindTraders(bind, runtime)
    bindFavourites(bind, runtime)
    bindVendorTerms(bind, runtime)
  },
  jobs: (runtime) => [
    handle(makeRenditionsJob, (payload) => makeRenditionsOf(runtime, payload)),
    handle(followMandatoryJob, (payload) => followMandatory(runtime, payload)),
  ],
  sweeps: (runtime) => [
    { name: 'place vendors', run: () => placeVendors(runtime) },
    { name: 'price vendors', run: () => priceVendors(runtime) },
    { name: 'take vendors off the list whose checks have ended', run: () => lapseChecks(runtime) },
    { name: 'remind vendors of checks that end', run: () => remindOfChecks(runtime) },
  ],
  personalData: catalogueData,
}
