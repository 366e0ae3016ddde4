import type { Speciality } from '@anseo/domain/specialities'
import babysitter from './assets/pictures/babysitter.webp?no-inline'
import cleaner from './assets/pictures/cleaner.webp?no-inline'
import hairstylist from './assets/pictures/hairstylist.webp?no-inline'
import makeupArtist from './assets/pictures/makeup-artist.webp?no-inline'
import massageTherapist from './assets/pictures/massage-therapist.webp?no-inline'
import nailTechnician from './assets/pictures/nail-technician.webp?no-inline'
import personalChef from './assets/pictures/personal-chef.webp?no-inline'

/** The landscape colours a door can have. */
export type Wall = 'heather' | 'fuchsia' | 'foxglove' | 'primrose' | 'moss' | 'barley' | 'sea-foam'

export type SpecialityLook = { picture: string; wall: Wall }

/** Picture and wall of each speciality, by the exact spelling of the wire (C1). */
export const specialityLooks: Record<Speciality, SpecialityLook> = {
  Hairstylist: { picture: hairstylist, wall: 'heather' },
  Nail_Technician: { picture: nailTechnician, wall: 'fuchsia' },
  Makeup_Artist: { picture: makeupArtist, wall: 'foxglove' },
  Babysitter: { picture: babysitter, wall: 'primrose' },
  Massage_Therapist: { picture: massageTherapist, wall: 'moss' },
  'Personal Chef': { picture: personalChef, wall: 'barley' },
  Cleaner: { picture: cleaner, wall: 'sea-foam' },
}
