// implements: §2.4, §2.35, §3.1
/** The key of a speciality, in the exact spelling of routes and the API; it never changes (C1). */
export type Speciality = string

/** A speciality as far as its name is read. */
export interface NamedSpeciality {
  name: Speciality
  label: string
}

/** A speciality as far as lists offer it. */
export interface OfferedSpeciality extends NamedSpeciality {
  /** False once the operator has retired it: its vendors keep it, and no new ones get it. */
  active: boolean
  /** At least one of its vendors is listed. */
  inUse: boolean
}

/** Words joined by single spaces, underscores or hyphens; no text that a path or a query could take for something else. */
const KEY = /^[\p{L}\p{N}]+(?:[ _-][\p{L}\p{N}]+)*$/u

/** Returns whether a text can be the key of a speciality. */
export const isSpecialityKey = (text: string): boolean => KEY.test(text)

/**
 * Returns the key of a new speciality: the words of its label without accents, joined by underscores, such as
 * `Nail_Technician`. Empty for a label without letters and digits.
 */
export const keyFromLabel = (label: string): Speciality =>
  label
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('_')
    .normalize('NFC')

/** Returns whether two keys are too alike to tell apart in an address: the same but for case and the signs between words. */
export const areAlike = (one: Speciality, other: Speciality): boolean => bareKey(one) === bareKey(other)

const bareKey = (key: Speciality) => keyFromLabel(key).toLowerCase()

/** Returns the name as people read it; the words of the key for one that is not in the list. */
export const specialityLabel = (list: readonly NamedSpeciality[], key: Speciality): string =>
  list.find(({ name }) => name === key)?.label ?? key.replaceAll('_', ' ')

/** Returns those that visitors can choose: the active ones, and retired ones that still have vendors. */
export const shownSpecialities = <S extends OfferedSpeciality>(list: readonly S[]): S[] =>
  list.filter(({ active, inUse }) => active || inUse)

/** Returns those that a new vendor can choose. */
export const openSpecialities = <S extends OfferedSpeciality>(list: readonly S[]): S[] =>
  list.filter(({ active }) => active)

/** Returns the active ones among those wanted, and others in the place of those that are not. */
export function featuredSpecialities<S extends OfferedSpeciality>(
  list: readonly S[],
  wanted: readonly Speciality[],
): S[] {
  const open = openSpecialities(list)
  const others = open.filter(({ name }) => !wanted.includes(name))
  return wanted.flatMap((key) => open.find(({ name }) => name === key) ?? others.shift() ?? [])
}
