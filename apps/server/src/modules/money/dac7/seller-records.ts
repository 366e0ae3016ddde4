import type { PaidAccount, SellerIdentity, SellerRecord, YearFigures } from '@anseo/domain/dac7-record'
import { residencesOf } from '@anseo/domain/tax-details'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findPayoutAccounts } from '../payouts/payout-account-store.ts'
import { openNumbers } from '../tax-details/sealed-numbers.ts'
import { findTaxDetailsOf, type TaxDetailsRow } from '../tax-details/store.ts'
import { sumQuarters } from './figure-store.ts'

/** The sellers of a year: with their details as a record, or without. */
export interface SellersOfYear {
  records: Map<string, SellerRecord>
  withoutDetails: Map<string, YearFigures>
}

/** Number of vendors whose details are read at once. */
const AT_ONCE = 5_000

/** Reads the sellers to report for a year, from the ledger and the vendors' tax details (D8). */
export async function readSellers(
  { encryption }: Pick<Runtime, 'encryption'>,
  db: Queryable,
  year: number,
  vendorIds?: readonly string[],
): Promise<SellersOfYear> {
  const figures = await sumQuarters(db, year, vendorIds)
  const records = new Map<string, SellerRecord>()
  const withoutDetails = new Map<string, YearFigures>()
  const ids = [...figures.keys()].toSorted()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const details = await findTaxDetailsOf(db, some)
    const accounts = await findPayoutAccounts(db, some)
    for (const vendorId of some) {
      const row = details.get(vendorId)
      const identity = row && identityOf(encryption, row, accounts.get(vendorId) ?? null)
      if (identity) records.set(vendorId, { identity, figures: figures.get(vendorId)! })
      else withoutDetails.set(vendorId, figures.get(vendorId)!)
    }
  }
  return { records, withoutDetails }
}

/**
 * Returns the identity of a seller; null if the key of its tax number was lost, since a record without a number says that no
 * country has issued one.
 */
function identityOf(
  encryption: Encryption,
  row: TaxDetailsRow,
  payoutAccount: string | null,
): SellerIdentity | null {
  const { tin, iban } = openNumbers(encryption, row)
  if (row.sealedTin && !tin) return null
  const { street, line2, city, postcode, country } = row
  const accounts: PaidAccount[] = [
    ...(iban ? [{ kind: 'IBAN' as const, identifier: iban }] : []),
    ...(payoutAccount ? [{ kind: 'Other' as const, identifier: payoutAccount }] : []),
  ]
  return {
    kind: row.kind,
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    birthCity: row.birthCity,
    birthCountry: row.birthCountry,
    legalName: row.legalName,
    registrationNumber: row.registrationNumber,
    residences: residencesOf(country, row.tinCountry),
    address: { street, line2, city, postcode, country },
    tin: tin && row.tinCountry ? { number: tin, country: row.tinCountry } : null,
    vatNumber: row.vatNumber,
    accounts,
  }
}
