import { yearOf } from '@anseo/domain/tax-quarter'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { fileNamePrefix } from '../../../platform/pdf/file-name-prefix.ts'
import { issuerOf } from '../../../platform/pdf/issuer.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readSellers } from '../dac7/seller-records.ts'

/**
 * Returns the caller's copy of a year's report, as a PDF with the full numbers (D8).
 * @throws Refusal `NOT_FOUND` for a year that is not over, or in which nothing was earned.
 */
export async function printTaxYearOf(runtime: Runtime, { accountId }: Caller, year: number): Promise<File> {
  if (year >= yearOf(runtime.clock.now())) throw new Refusal('NOT_FOUND')
  const { records, withoutDetails } = await readSellers(runtime, runtime.db, year, [accountId])
  const record = records.get(accountId)
  const figures = record?.figures ?? withoutDetails.get(accountId)
  if (!figures) throw new Refusal('NOT_FOUND')
  const issuer = issuerOf(runtime.settings.current)
  // The renderer is large, and few ask for it: it loads with the first copy.
  const { renderTaxYear } = await import('./render-tax-year.ts')
  const bytes = await renderTaxYear({ year, issuer, identity: record?.identity ?? null, figures })
  return new File([bytes], `${fileNamePrefix(issuer.name)}tax-report-${year}.pdf`, {
    type: 'application/pdf',
  })
}
