import type { Speciality } from '@anseo/domain/specialities'

/** A sentence about each speciality, shown below its heading. */
export const SPECIALITY_SENTENCES: Record<Speciality, string> = {
  Hairstylist: 'Cuts, colour and occasion hair, in your own home.',
  Nail_Technician: 'Manicures, pedicures and nail art, without the trip to a salon.',
  Makeup_Artist: 'Make-up for weddings, debs and nights out, done at your place.',
  Babysitter: 'Vetted and kind, for an evening, a morning or a full day.',
  Massage_Therapist: 'The table comes to you, so no one has to drive home afterwards.',
  'Personal Chef': 'Dinner in your kitchen, cooked, served and cleared away.',
  Cleaner: 'A weekly hour or a whole spring clean, with everything brought along.',
}
