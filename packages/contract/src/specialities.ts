import { MAX_SPECIALITIES, SPECIALITY_MAX_LENGTH, SPECIALITY_TEXT_MAX_LENGTH } from '@anseo/domain/limits'
import { CHECK_KINDS } from '@anseo/domain/vetting-checks'
import { WALLS } from '@anseo/domain/walls'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { imageUrl, lineField, numeral, speciality } from './wire.ts'

/** A speciality as everybody sees it. */
export const specialityOnWire = z.object({
  /** The key in addresses and calls; it never changes (C1). */
  name: speciality(),
  label: z.string(),
  /** The label of several, for titles. */
  plural: z.string(),
  /** The sentence below the heading of its list; empty without one. */
  text: z.string(),
  /** A square picture of 256 pixels, and the same of 72. */
  image: imageUrl(),
  icon: imageUrl(),
  /** The larger one as AVIF; null for a picture of the product. */
  imageAvif: imageUrl().nullable(),
  /** True if the picture fills its frame; otherwise it is a figure on a transparent ground. */
  isPhoto: z.boolean(),
  wall: z.enum(WALLS),
  /** The checks that its vendors need. */
  checks: z.array(z.enum(CHECK_KINDS)),
  /** False once it is retired: its vendors keep it, and no new ones get it. */
  active: z.boolean(),
  /** True if at least one of its vendors is listed. */
  inUse: z.boolean(),
})
export type SpecialityOnWire = z.output<typeof specialityOnWire>

/** A speciality as the operator manages it. */
export const managedSpeciality = specialityOnWire.extend({
  /** The number of vendors that have it, listed or not. */
  vendors: z.int(),
  /** Counts its changes. */
  version: z.int(),
})
export type ManagedSpeciality = z.output<typeof managedSpeciality>

const label = () => lineField(SPECIALITY_MAX_LENGTH)

/** The plural of the label; empty for the label with an s. */
const plural = () => z.union([z.literal(''), lineField(SPECIALITY_MAX_LENGTH + 1)])

/** The sentence below the heading of the speciality's list; empty for none. */
const sentence = () => z.union([z.literal(''), lineField(SPECIALITY_TEXT_MAX_LENGTH)])

/** Kinds of checks with commas between them, as a form sends them. */
const checkList = () =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? sent.split(',').filter((kind) => kind !== '') : sent),
    z.array(z.enum(CHECK_KINDS)).max(CHECK_KINDS.length),
  )

const onPath = z.object({ name: speciality() })

/** The version on which a decision is based, so that a change that came between is not undone unseen. */
const version = () => numeral(z.int().min(1))

const managed = () => succeeds({ specialities: z.array(managedSpeciality), message: z.string() })

export const listSpecialities = call({
  method: 'GET',
  path: '/api/specialities',
  access: 'public',
  summary: 'List the specialities in their order, retired ones included.',
  reply: succeeds({ specialities: z.array(specialityOnWire) }),
})

export const listManagedSpecialities = call({
  method: 'GET',
  path: '/api/admin/specialities',
  access: 'admin',
  roles: [],
  summary: 'List the specialities with the number of their vendors.',
  reply: succeeds({ specialities: z.array(managedSpeciality) }),
})

export const addSpeciality = call({
  method: 'POST',
  path: '/api/admin/specialities',
  access: 'admin',
  roles: [],
  summary: `Add a speciality at the end, up to ${MAX_SPECIALITIES}. Its key is made from the label and never changes.`,
  multipart: 'image',
  body: z.object({
    label: label(),
    plural: plural().optional(),
    text: sentence().optional(),
    checks: checkList().optional(),
  }),
  reply: managed(),
  refusals: ['IMAGE_INVALID', 'TOO_MANY_SPECIALITIES'],
})

export const changeSpeciality = call({
  method: 'PATCH',
  path: '/api/admin/specialities/:name',
  access: 'admin',
  roles: [],
  summary: 'Change the words, the picture or the checks of a speciality; fields left out stay the same.',
  multipart: 'image',
  params: onPath,
  body: z.object({
    version: version(),
    label: label().optional(),
    plural: plural().optional(),
    text: sentence().optional(),
    checks: checkList().optional(),
  }),
  reply: managed(),
  refusals: ['IMAGE_INVALID', 'SPECIALITY_CHANGED'],
})

export const moveSpeciality = call({
  method: 'POST',
  path: '/api/admin/specialities/:name/move',
  access: 'admin',
  roles: [],
  summary: 'Move a speciality to another place; the others move up or down.',
  params: onPath,
  body: z.object({
    /** Its place, from 0. */
    position: z.int().min(0).max(MAX_SPECIALITIES),
  }),
  reply: managed(),
})

export const retireSpeciality = call({
  method: 'POST',
  path: '/api/admin/specialities/:name/retire',
  access: 'admin',
  roles: [],
  summary: 'Retire a speciality: its vendors keep it, and new ones cannot choose it.',
  params: onPath,
  body: z.object({ version: version() }),
  reply: managed(),
  refusals: ['SPECIALITY_CHANGED', 'LAST_SPECIALITY'],
})

export const restoreSpeciality = call({
  method: 'POST',
  path: '/api/admin/specialities/:name/restore',
  access: 'admin',
  roles: [],
  summary: 'Offer a retired speciality to new vendors again.',
  params: onPath,
  body: z.object({ version: version() }),
  reply: managed(),
  refusals: ['SPECIALITY_CHANGED'],
})
