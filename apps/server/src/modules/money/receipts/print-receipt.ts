import { receiptDigits } from '@anseo/domain/receipt'
import type { Caller } from '../../../platform/http/caller.ts'
import { fileNamePrefix } from '../../../platform/pdf/file-name-prefix.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showReceipt } from './show-receipt.ts'

/**
 * Returns a receipt of the caller as a PDF; the bytes stay the same unless the receipt changes.
 * @throws Refusal `NOT_FOUND` if there is none of that number, or it is another client's.
 */
export async function printReceiptFor(runtime: Runtime, caller: Caller, number: number): Promise<File> {
  const { receipt, issuer } = await showReceipt(runtime, caller, number)
  // The renderer is large, and few ask for it: it loads with the first receipt.
  const { renderReceipt } = await import('./render-receipt.ts')
  const bytes = await renderReceipt({
    receipt,
    issuer,
    publicUrl: runtime.publicUrl,
    specialities: runtime.settings.current.specialities,
  })
  return new File([bytes], `${fileNamePrefix(issuer.name)}receipt-${receiptDigits(number)}.pdf`, {
    type: 'application/pdf',
  })
}
