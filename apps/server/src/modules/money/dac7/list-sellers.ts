import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { Dac7SellerOnWire, dac7Calls } from '@anseo/contract/dac7'
import { sumOfYear } from '@anseo/domain/dac7-record'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { maskNumber } from '@anseo/domain/tax-number'
import { idIn } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findTaxDetailsOf } from '../tax-details/store.ts'
import { openNumbers } from '../tax-details/sealed-numbers.ts'
import { sumQuarters } from './figure-store.ts'
import { findSellerPage, isWithoutDetails, type SellerRow } from './seller-page-store.ts'

const PAGE = 25

/** Lists a page of a year's sellers, with their sums and the state of their tax details (D8). */
export async function listSellers(
  runtime: Runtime,
  year: number,
  { missing, order, limit = PAGE, cursor }: QueryOf<typeof dac7Calls.listDac7Sellers>,
): Promise<ReplyOf<typeof dac7Calls.listDac7Sellers>> {
  const after = cursor ? [idIn(cursor)] : undefined
  const wanted = {
    year,
    isListed: missing === 'true' ? isWithoutDetails(runtime.encryption) : undefined,
    order,
  }
  const found = await findSellerPage(runtime.db, wanted, { after, limit: limit + 1 })
  const { page, nextCursor } = cutPage(found, limit, ({ vendorId: id }) => ({ id }))
  return { rows: await presentSellers(runtime, year, page), nextCursor }
}

/** Adds to sellers their sums of a year and the state of their tax details; leaves out those without activity. */
export async function presentSellers({ db, encryption }: Runtime, year: number, page: readonly SellerRow[]) {
  const ids = page.map(({ vendorId }) => vendorId)
  const [figures, details] = await Promise.all([sumQuarters(db, year, ids), findTaxDetailsOf(db, ids)])
  return page.flatMap((row): Dac7SellerOnWire[] => {
    const quarters = figures.get(row.vendorId)
    if (!quarters) return []
    const known = details.get(row.vendorId)
    const tin = known && openNumbers(encryption, known).tin
    const { considerationCents, feeCents, activities } = sumOfYear(quarters)
    return [
      {
        ...presentSeller(row),
        kind: known?.kind ?? null,
        tin: tin ? maskNumber(tin) : null,
        consideration: centsToEuro(considerationCents),
        fees: centsToEuro(feeCents),
        activities,
      },
    ]
  })
}

const presentSeller = ({ vendorId, name, askedAt, heldAt, givenAt }: SellerRow) => ({
  vendorId,
  name: titleCase(name),
  askedAt: askedAt?.toISOString() ?? null,
  heldAt: heldAt?.toISOString() ?? null,
  givenAt: givenAt?.toISOString() ?? null,
})
