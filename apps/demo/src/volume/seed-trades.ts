import { DEFAULT_KEYS, type DefaultKey, defaultChecks } from '@anseo/domain/default-specialities'
import { GENERAL_PRAISE, MIXED, PRAISE } from '../data/review-words.ts'
import { SPECIALITY_SERVICES } from '../data/speciality-services.ts'

/** Prices of an hour in euro, and vendors' descriptions of themselves. */
const TRADES: Record<DefaultKey, { from: number; to: number; abouts: readonly string[] }> = {
  Hairstylist: {
    from: 28,
    to: 70,
    abouts: [
      'Cuts, colour and occasion hair in your own kitchen, with a backwash basin in the van.',
      'Fourteen years behind the chair, now mobile. Curly hair a speciality.',
    ],
  },
  Nail_Technician: {
    from: 22,
    to: 48,
    abouts: ['Gel, builder and plain good manicures. Everything single-use is opened in front of you.'],
  },
  Makeup_Artist: {
    from: 35,
    to: 80,
    abouts: ['Weddings, debs and television. I look at your skin first and my brushes second.'],
  },
  Babysitter: {
    from: 12,
    to: 22,
    abouts: [
      'Early years educator with paediatric first aid. Evenings and school holidays.',
      'Mother of three grown ones. References from families nearby.',
    ],
  },
  Massage_Therapist: {
    from: 40,
    to: 85,
    abouts: ['Deep tissue and sports massage at your home. Table, towels and oil come with me.'],
  },
  'Personal Chef': {
    from: 40,
    to: 90,
    abouts: ['Seasonal menus cooked in your kitchen, from weeknight suppers to christenings.'],
  },
  Cleaner: {
    from: 15,
    to: 28,
    abouts: [
      'Houses and apartments, weekly or once. Own equipment and public liability cover.',
      'End of tenancy cleans to the letting agent’s list.',
    ],
  },
}

/** Returns a row per speciality: the lowest price in cents, profile texts, required checks and review texts. */
export const tradeRows = () =>
  DEFAULT_KEYS.map((speciality, place) => ({
    place,
    speciality,
    from_cents: TRADES[speciality].from * 100,
    steps: TRADES[speciality].to - TRADES[speciality].from + 1,
    abouts: TRADES[speciality].abouts,
    checks: defaultChecks(speciality),
    praise: [...PRAISE[speciality], ...GENERAL_PRAISE],
    mixed: MIXED,
  }))

/** Returns the services of all specialities as rows, each with its position within the speciality. */
export const serviceRows = () =>
  DEFAULT_KEYS.flatMap((speciality) =>
    SPECIALITY_SERVICES[speciality].map(({ name, line, hours, rate }, position) => ({
      speciality,
      position,
      name,
      line,
      hours,
      rate,
    })),
  )
