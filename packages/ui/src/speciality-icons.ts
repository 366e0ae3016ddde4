import type { Speciality } from '@anseo/domain/specialities'
import babysitter from './assets/pictures/babysitter-72.webp?no-inline'
import cleaner from './assets/pictures/cleaner-72.webp?no-inline'
import hairstylist from './assets/pictures/hairstylist-72.webp?no-inline'
import makeupArtist from './assets/pictures/makeup-artist-72.webp?no-inline'
import massageTherapist from './assets/pictures/massage-therapist-72.webp?no-inline'
import nailTechnician from './assets/pictures/nail-technician-72.webp?no-inline'
import personalChef from './assets/pictures/personal-chef-72.webp?no-inline'

/** The picture of each speciality for lists and chips: 72 px, so sharp at 30 on most screens, a third of the weight. */
export const specialityIcons: Record<Speciality, string> = {
  Hairstylist: hairstylist,
  Nail_Technician: nailTechnician,
  Makeup_Artist: makeupArtist,
  Babysitter: babysitter,
  Massage_Therapist: massageTherapist,
  'Personal Chef': personalChef,
  Cleaner: cleaner,
}
