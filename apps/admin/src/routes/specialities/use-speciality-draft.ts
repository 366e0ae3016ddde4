import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { useDraft } from '@anseo/site-kit/use-draft'
import { OWN_CHECKS } from './speciality-texts.ts'

type Typed = Pick<ManagedSpeciality, 'label' | 'plural' | 'text' | 'checks'>

/**
 * Holds what is typed about a speciality; it survives a login in the middle, but not a change by somebody else.
 * @param speciality null for a new one.
 */
export function useSpecialityDraft(speciality: ManagedSpeciality | null) {
  const of = speciality ? `${speciality.name}.${speciality.version}` : 'new'
  const [draft, setDraft] = useDraft(`anseo.admin.speciality.${of}`)
  const typed = draft === '' ? savedOf(speciality) : (JSON.parse(draft) as Typed)
  return {
    typed,
    type: (change: Partial<Typed>) => setDraft(JSON.stringify({ ...typed, ...change })),
    forget: () => setDraft(''),
  }
}

const savedOf = (speciality: ManagedSpeciality | null): Typed => ({
  label: speciality?.label ?? '',
  plural: ownPluralOf(speciality),
  text: speciality?.text ?? '',
  checks: speciality?.checks.filter((kind) => OWN_CHECKS.includes(kind)) ?? [],
})

/** Returns the plural where it is not the name with an s, which follows another name. */
const ownPluralOf = (speciality: ManagedSpeciality | null): string =>
  speciality && speciality.plural !== `${speciality.label}s` ? speciality.plural : ''
