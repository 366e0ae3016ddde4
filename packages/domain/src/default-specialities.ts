import type { CheckKind } from './vetting-checks.ts'
import type { Wall } from './walls.ts'

/** A speciality of the product, before an operator changes anything. */
interface DefaultSpeciality {
  name: string
  label: string
  /** The label of several, for the titles of its list. */
  plural: string
  /** The sentence below the heading of its list. */
  text: string
  wall: Wall
  /** The mandatory checks of its vendors. */
  checks: readonly CheckKind[]
}

/** The seven specialities in their fixed order and exact spelling (§1, §2 Home, C1). */
export const DEFAULT_SPECIALITIES = [
  {
    name: 'Hairstylist',
    label: 'Hairstylist',
    plural: 'Hairstylists',
    text: 'Cuts, colour and occasion hair, in your own home.',
    wall: 'heather',
    checks: ['identity', 'insurance'],
  },
  {
    name: 'Nail_Technician',
    label: 'Nail Technician',
    plural: 'Nail Technicians',
    text: 'Manicures, pedicures and nail art, without the trip to a salon.',
    wall: 'fuchsia',
    checks: ['identity', 'insurance'],
  },
  {
    name: 'Makeup_Artist',
    label: 'Makeup Artist',
    plural: 'Makeup Artists',
    text: 'Make-up for weddings, debs and nights out, done at your place.',
    wall: 'foxglove',
    checks: ['identity', 'insurance'],
  },
  {
    name: 'Babysitter',
    label: 'Babysitter',
    plural: 'Babysitters',
    text: 'Vetted and kind, for an evening, a morning or a full day.',
    wall: 'primrose',
    checks: ['identity', 'insurance', 'garda-vetting'],
  },
  {
    name: 'Massage_Therapist',
    label: 'Massage Therapist',
    plural: 'Massage Therapists',
    text: 'The table comes to you, so no one has to drive home afterwards.',
    wall: 'moss',
    checks: ['identity', 'insurance', 'qualification'],
  },
  {
    name: 'Personal Chef',
    label: 'Personal Chef',
    plural: 'Personal Chefs',
    text: 'Dinner in your kitchen, cooked, served and cleared away.',
    wall: 'barley',
    checks: ['identity', 'insurance', 'food-safety'],
  },
  {
    name: 'Cleaner',
    label: 'Cleaner',
    plural: 'Cleaners',
    text: 'A weekly hour or a whole spring clean, with everything brought along.',
    wall: 'sea-foam',
    checks: ['identity', 'insurance'],
  },
] as const satisfies readonly DefaultSpeciality[]

/** The key of one of the seven. */
export type DefaultKey = (typeof DEFAULT_SPECIALITIES)[number]['name']

/** The keys of the seven in their order. */
export const DEFAULT_KEYS: readonly DefaultKey[] = DEFAULT_SPECIALITIES.map(({ name }) => name)

/** Returns the mandatory checks of one of the seven; none for any other. */
export const defaultChecks = (key: string): readonly CheckKind[] =>
  DEFAULT_SPECIALITIES.find(({ name }) => name === key)?.checks ?? []
