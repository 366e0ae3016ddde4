import type { Speciality } from './specialities.ts'

/** What the operator looks at before a vendor is listed; each is one paper and one verdict. */
export const CHECK_KINDS = ['identity', 'insurance', 'garda-vetting', 'qualification', 'food-safety'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/** Beside who somebody is and what covers a mishap: who works with children is vetted, who cooks knows food safety. */
const OF_THE_TRADE: Partial<Record<Speciality, readonly CheckKind[]>> = {
  Babysitter: ['garda-vetting'],
  Massage_Therapist: ['qualification'],
  'Personal Chef': ['food-safety'],
}

/** The checks without which a vendor of a speciality is not listed, in the order in which they are asked for. */
export const mandatoryChecks = (speciality: Speciality): readonly CheckKind[] => [
  'identity',
  'insurance',
  ...(OF_THE_TRADE[speciality] ?? []),
]
