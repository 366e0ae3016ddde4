import type { ReceiptIssuer, ReceiptOnWire } from '@anseo/contract/receipts'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import type { NamedSpeciality } from '@anseo/domain/specialities'
import { renderDocument } from '../../../platform/pdf/document.ts'
import { renderLetterhead } from '../../../platform/pdf/letterhead.ts'
import { renderFacts, renderFoot, renderPrices, renderTitle } from './receipt-parts.ts'

export interface PrintedReceipt {
  receipt: ReceiptOnWire
  issuer: ReceiptIssuer
  /** The address that links begin with. */
  publicUrl: string
  /** The specialities of the settings, by which the vendor's is named. */
  specialities: readonly NamedSpeciality[]
}

/** Renders a receipt, on one page unless its notes are long; the same receipt gives the same bytes. */
export const renderReceipt = (printed: PrintedReceipt): Promise<Uint8Array<ArrayBuffer>> => {
  const { receipt, issuer } = printed
  const title = `Receipt ${formatReceiptNumber(receipt.number)}`
  return renderDocument({ title, author: issuer.name, writtenAt: new Date(receipt.issuedAt) }, (sheet) => {
    const underHead = renderLetterhead(sheet, issuer)
    const underTitle = renderTitle(sheet, printed, underHead)
    const underFacts = renderFacts(sheet, printed, underTitle)
    renderPrices(sheet, printed, underFacts)
    renderFoot(sheet, printed)
  })
}
