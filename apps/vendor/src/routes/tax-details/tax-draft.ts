import type { BodyFor } from '@anseo/contract/calls'
import type { TaxDetailsOnWire } from '@anseo/contract/tax-details'
import { HOME_COUNTRY } from '@anseo/domain/countries'
import type { SellerKind } from '@anseo/domain/tax-details'

/** The texts of the form. A number that is stored is not among them: it is typed again to change it. */
export interface TaxDraft {
  kind: SellerKind
  hasNoTin: boolean
  /** True if the stored IBAN is to go. */
  isIbanRemoved: boolean
  texts: Record<TaxText, string>
}

export type TaxText =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'legalName'
  | 'registrationNumber'
  | 'street'
  | 'line2'
  | 'city'
  | 'postcode'
  | 'country'
  | 'tin'
  | 'tinCountry'
  | 'birthCity'
  | 'birthCountry'
  | 'vatNumber'
  | 'iban'

/** Returns the initial values of the form: the stored details, or empty ones. */
export const draftOf = (details: TaxDetailsOnWire | null): TaxDraft => ({
  kind: details?.kind ?? 'individual',
  // A number that was lost with its key still has its country, and is asked for.
  hasNoTin: details?.tinCountry === null,
  isIbanRemoved: false,
  texts: {
    firstName: details?.firstName ?? '',
    lastName: details?.lastName ?? '',
    birthDate: details?.birthDate ?? '',
    legalName: details?.legalName ?? '',
    registrationNumber: details?.registrationNumber ?? '',
    street: details?.street ?? '',
    line2: details?.line2 ?? '',
    city: details?.city ?? '',
    postcode: details?.postcode ?? '',
    country: details?.country ?? HOME_COUNTRY,
    tin: '',
    tinCountry: details?.tinCountry ?? HOME_COUNTRY,
    birthCity: details?.birthCity ?? '',
    birthCountry: details?.birthCountry ?? HOME_COUNTRY,
    vatNumber: details?.vatNumber ?? '',
    iban: '',
  },
})

/** Returns a draft after other details were stored: what differs from its beginning stays, the rest is as it is stored. */
export function onNewDetails(draft: TaxDraft, began: TaxDraft, stored: TaxDraft): TaxDraft {
  const kept = <Key extends keyof TaxDraft>(key: Key) => (draft[key] === began[key] ? stored : draft)[key]
  const names = Object.keys(draft.texts) as TaxText[]
  const texts = names.map((name) => {
    const { texts: from } = draft.texts[name] === began.texts[name] ? stored : draft
    return [name, from[name]] as const
  })
  return {
    kind: kept('kind'),
    hasNoTin: kept('hasNoTin'),
    isIbanRemoved: kept('isIbanRemoved'),
    texts: Object.fromEntries(texts) as TaxDraft['texts'],
  }
}

/** Returns the body of the call; numbers that were not typed are left out, so that the stored ones stay. */
export function bodyOf({
  kind,
  hasNoTin,
  isIbanRemoved,
  texts,
}: TaxDraft): BodyFor<'PUT /api/pro/tax-details'> {
  const { tin, iban, birthCountry, ...others } = texts
  return {
    kind,
    hasNoTin,
    ...others,
    ...(hasNoTin && { birthCountry }),
    ...(tin.trim() !== '' && { tin }),
    ...(iban.trim() !== '' ? { iban } : isIbanRemoved ? { iban: null } : {}),
  }
}
