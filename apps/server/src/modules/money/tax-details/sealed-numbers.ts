import { notInArray, sql } from 'drizzle-orm'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import { taxDetails } from '../tables/tax.ts'
import type { TaxDetailsRow } from './store.ts'

/** Names the owner of a vendor's encrypted tax number. */
export const tinOwner = (vendorId: string): string => `tax_details.tin ${vendorId}`

/** Names the owner of a vendor's encrypted IBAN. */
export const ibanOwner = (vendorId: string): string => `tax_details.iban ${vendorId}`

/** Returns a vendor's tax number and IBAN in full; null where none is stored, or its key was lost. */
export const openNumbers = (
  encryption: Encryption,
  { vendorId, sealedTin, sealedIban }: Pick<TaxDetailsRow, 'vendorId' | 'sealedTin' | 'sealedIban'>,
): { tin: string | null; iban: string | null } => ({
  tin: sealedTin && encryption.tryOpen(sealedTin, tinOwner(vendorId)),
  iban: sealedIban && encryption.tryOpen(sealedIban, ibanOwner(vendorId)),
})

/** Returns the condition that the key of a vendor's tax number was lost. */
export const isTinLost = ({ keyIds }: Encryption) =>
  notInArray(sql`split_part(${taxDetails.sealedTin}, '.', 1)`, [...keyIds])
