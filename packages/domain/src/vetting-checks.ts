/** The checks before a vendor is listed, each with its verdicts; most are of a document. */
export const CHECK_KINDS = ['identity', 'insurance', 'garda-vetting', 'qualification', 'food-safety'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/** Mandatory for every vendor: who somebody is, and what covers a mishap. */
export const ALWAYS_MANDATORY: readonly CheckKind[] = ['identity', 'insurance']

/** Returns the mandatory checks of a speciality in the order in which they are asked for, once each. */
export const mandatoryChecks = (ofTheTrade: readonly CheckKind[]): CheckKind[] =>
  CHECK_KINDS.filter((kind) => ALWAYS_MANDATORY.includes(kind) || ofTheTrade.includes(kind))

/** The name of each check, for vendors, clients and the operator alike. */
export const CHECK_NAMES: Readonly<Record<CheckKind, string>> = {
  identity: 'Photo ID',
  insurance: 'Public liability insurance',
  'garda-vetting': 'Garda vetting',
  qualification: 'Qualification',
  'food-safety': 'Food safety (HACCP)',
}

/** The document each check asks for, in a line. */
export const CHECK_PAPERS: Readonly<Record<CheckKind, string>> = {
  identity: 'A passport, driving licence or national identity card.',
  insurance: 'The certificate with your name and the day it ends.',
  'garda-vetting':
    "You can't apply for Garda vetting yourself. An organisation registered with the National Vetting Bureau applies for you.",
  qualification: 'A diploma or certificate of your trade.',
  'food-safety': 'A HACCP certificate, level 2 or higher.',
}

/** A policy always ends on some day; the others may. */
const ENDING: readonly CheckKind[] = ['insurance']

/** Returns whether a pass of that kind needs an expiry date. */
export const needsEndDay = (kind: CheckKind) => ENDING.includes(kind)

/**
 * Returns whether the vendor uploads a document for it. A vetting disclosure is for the organisation that applied for it,
 * so it is neither taken nor kept (National Vetting Bureau Act 2012 s. 13(3), s. 16(3); D10).
 */
export const takesDocuments = (kind: CheckKind) => kind !== 'garda-vetting'
