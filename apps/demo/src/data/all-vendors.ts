import { careAndHome } from './additional-vendors/care-and-home.ts'
import { hairAndMakeUp } from './additional-vendors/hair-and-make-up.ts'
import { nailsAndMassage } from './additional-vendors/nails-and-massage.ts'
import type { DefaultKey } from '@anseo/domain/default-specialities'
import type { DemoVendor } from './demo-vendor.ts'
import { type Keyed, keyed } from './keyed.ts'
import { babysitters } from './vendors/babysitters.ts'
import { cleaners } from './vendors/cleaners.ts'
import { hairstylists } from './vendors/hairstylists.ts'
import { makeupArtists } from './vendors/makeup-artists.ts'
import { massageTherapists } from './vendors/massage-therapists.ts'
import { nailTechnicians } from './vendors/nail-technicians.ts'
import { personalChefs } from './vendors/personal-chefs.ts'

export type ListedVendor = Keyed<DemoVendor> & { speciality: DefaultKey; completed: number }

const bySpeciality: Record<DefaultKey, DemoVendor[]> = {
  Hairstylist: hairstylists,
  Nail_Technician: nailTechnicians,
  Makeup_Artist: makeupArtists,
  Babysitter: babysitters,
  Massage_Therapist: massageTherapists,
  'Personal Chef': personalChefs,
  Cleaner: cleaners,
}

/** The verified vendors that keep the rules of the specification, speciality by speciality. */
export const listedVendors: ListedVendor[] = Object.entries(bySpeciality).flatMap(([speciality, vendors]) =>
  vendors.map((vendor) => ({ completed: 0, ...keyed(vendor), speciality: speciality as DefaultKey })),
)

/** The verified vendors that have rules and services of their own. */
export const additionalVendors = [...hairAndMakeUp, ...nailsAndMassage, ...careAndHome].map(keyed)
