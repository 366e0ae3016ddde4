import type { BodyOf } from '@anseo/contract/call'
import type { taxDetailsCalls } from '@anseo/contract/tax-details'
import { taxDetailsProblems } from '@anseo/domain/tax-details'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { settleRequest } from '../tax-requests/request-store.ts'
import { ibanOwner, openNumbers, tinOwner } from './sealed-numbers.ts'
import { findTaxDetails, storeTaxDetails, type TaxDetailsRow } from './store.ts'

type Typed = BodyOf<typeof taxDetailsCalls.putTaxDetails>

/**
 * Saves the caller's tax details; payouts that waited for them leave with the next sweep (D8).
 * @throws Refusal `INVALID_REQUEST` with the problem of each field.
 */
export async function saveTaxDetailsOf(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  typed: Typed,
): Promise<void> {
  const { encryption, clock } = runtime
  refuseProblems(taxDetailsProblems(typed, clock.now()))
  await runtime.transaction(async ({ db, now }) => {
    await lockVendor(db, vendorId)
    const before = await findTaxDetails(db, vendorId)
    const sealedTin = typed.hasNoTin
      ? null
      : typed.tin
        ? encryption.seal(typed.tin, tinOwner(vendorId))
        : storedTin(encryption, before, typed)
    const sealedIban = typed.iban ? encryption.seal(typed.iban, ibanOwner(vendorId)) : before?.sealedIban
    await storeTaxDetails(db, {
      vendorId,
      ...namesOf(typed),
      street: typed.street,
      line2: typed.line2 ?? null,
      city: typed.city,
      postcode: typed.postcode ?? null,
      country: typed.country,
      sealedTin,
      tinCountry: sealedTin && typed.tinCountry,
      vatNumber: typed.vatNumber ?? null,
      sealedIban: typed.iban === null ? null : (sealedIban ?? null),
      givenAt: now,
      changedAt: now,
    })
    await settleRequest(db, vendorId, now)
  })
}

/**
 * Returns the stored tax number, which is valid only for the person or company it is of and the country that issued it, and
 * has to be entered again once its key was lost.
 */
function storedTin(
  encryption: Encryption,
  before: TaxDetailsRow | null,
  { kind, tinCountry }: Typed,
): string {
  const isSame = before?.kind === kind && before.tinCountry === tinCountry
  if (isSame && before.sealedTin && openNumbers(encryption, before).tin) return before.sealedTin
  throw refusalOf({ tin: 'Enter your tax number.' })
}

/** Returns the columns that identify a person or a company; those of the other kind are null. */
const namesOf = (typed: Typed) => {
  const isPerson = typed.kind === 'individual'
  const isBorn = isPerson && typed.hasNoTin
  return {
    kind: typed.kind,
    firstName: (isPerson && typed.firstName) || null,
    lastName: (isPerson && typed.lastName) || null,
    birthDate: (isPerson && typed.birthDate) || null,
    birthCity: (isBorn && typed.birthCity) || null,
    birthCountry: (isBorn && typed.birthCountry) || null,
    legalName: (!isPerson && typed.legalName) || null,
    registrationNumber: (!isPerson && typed.registrationNumber) || null,
  }
}

function refuseProblems(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw refusalOf(problems)
}

const refusalOf = (fields: Record<string, string>) => new Refusal('INVALID_REQUEST', { fields })
