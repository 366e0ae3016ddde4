import { taxDetailsCalls } from '@anseo/contract/tax-details'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { printTaxYearOf } from './print-tax-year.ts'
import { saveTaxDetailsOf } from '../tax-details/save-tax-details.ts'
import { showTaxDetailsOf } from './show-tax-details.ts'

/** Binds the calls of a vendor's tax details and of its copies of the report. */
export function bindTaxDetails(bind: Bind, runtime: Runtime) {
  bind(taxDetailsCalls.getTaxDetails, ({ caller }) => showTaxDetailsOf(runtime, caller))
  bind(taxDetailsCalls.putTaxDetails, async ({ caller, body }) => {
    await saveTaxDetailsOf(runtime, caller, body)
    return 'Tax details saved'
  })
  bind(taxDetailsCalls.printTaxYear, ({ caller, params }) => printTaxYearOf(runtime, caller, params.year))
}
