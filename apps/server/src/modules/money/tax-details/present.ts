import type { TaxDetailsOnWire } from '@anseo/contract/tax-details'
import { maskNumber } from '@anseo/domain/tax-number'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import { openNumbers } from './sealed-numbers.ts'
import type { TaxDetailsRow } from './store.ts'

/** Presents tax details without the full tax number and IBAN. */
export function presentTaxDetails(encryption: Encryption, row: TaxDetailsRow): TaxDetailsOnWire {
  const { tin, iban } = openNumbers(encryption, row)
  return {
    kind: row.kind,
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    legalName: row.legalName,
    registrationNumber: row.registrationNumber,
    street: row.street,
    line2: row.line2,
    city: row.city,
    postcode: row.postcode,
    country: row.country,
    tin: tin && maskNumber(tin),
    tinCountry: row.tinCountry,
    birthCity: row.birthCity,
    birthCountry: row.birthCountry,
    vatNumber: row.vatNumber,
    iban: iban && maskNumber(iban),
    changedAt: row.changedAt.toISOString(),
  }
}
