import type { QueryOf } from '@anseo/contract/call'
import type { Dac7SellerOnWire, dac7Calls } from '@anseo/contract/dac7'
import { everyPage } from '../../../platform/database/every-page.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportPages } from '../../audit/public.ts'
import { presentSellers } from './list-sellers.ts'
import { findSellerPage, isWithoutDetails } from './seller-page-store.ts'

const COLUMNS: readonly CsvColumn<Dac7SellerOnWire>[] = [
  { head: 'Id', valueOf: ({ vendorId }) => vendorId },
  { head: 'Seller', valueOf: ({ name }) => name },
  { head: 'Kind', valueOf: ({ kind }) => kind },
  { head: 'Tax number', valueOf: ({ tin }) => tin },
  { head: 'Paid', valueOf: ({ consideration }) => consideration },
  { head: 'Our fees', valueOf: ({ fees }) => fees },
  { head: 'Appointments', valueOf: ({ activities }) => activities },
  { head: 'Details asked for', valueOf: ({ askedAt }) => askedAt },
  { head: 'Details given', valueOf: ({ givenAt }) => givenAt },
  { head: 'Payouts on hold since', valueOf: ({ heldAt }) => heldAt },
]

type Query = QueryOf<typeof dac7Calls.exportDac7Sellers>

/** Returns the sellers of a year as a CSV file; tax numbers show their last four characters, as in the list. */
export const exportSellersBy = (runtime: Runtime, caller: Caller, year: number, query: Query) =>
  exportPages(
    runtime,
    caller,
    { ...query, year },
    {
      name: `sellers-${year}`,
      columns: COLUMNS,
      pages: sellersOf(runtime, year, query),
    },
  )

/** A page can have fewer rows than were read: those without activity are left out. */
async function* sellersOf(
  runtime: Runtime,
  year: number,
  { missing, ...query }: Query,
): AsyncGenerator<Dac7SellerOnWire[]> {
  const wanted = {
    ...query,
    year,
    isListed: missing === 'true' ? isWithoutDetails(runtime.encryption) : undefined,
  }
  const pages = everyPage(async (place) =>
    (await findSellerPage(runtime.db, wanted, place)).map((row) => ({ ...row, _id: row.vendorId })),
  )
  for await (const rows of pages) yield await presentSellers(runtime, year, rows)
}
