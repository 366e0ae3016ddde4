import type { ReceiptIssuer, ReceiptOnWire } from '@anseo/contract/receipts'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import { drawDocument } from '../../../platform/pdf/document.ts'
import { drawLetterhead } from '../../../platform/pdf/letterhead.ts'
import { drawFacts, drawFoot, drawPrices, drawTitle } from './receipt-parts.ts'

export interface PrintedReceipt {
  receipt: ReceiptOnWire
  issuer: ReceiptIssuer
  /** The address that links begin with. */
  publicUrl: string
}

/** Draws a receipt on one page; the same receipt gives the same bytes. */
export const drawReceipt = (printed: PrintedReceipt): Promise<Uint8Array<ArrayBuffer>> => {
  const { receipt, issuer } = printed
  const title = `Receipt ${formatReceiptNumber(receipt.number)}`
  return drawDocument({ title, author: issuer.name, writtenAt: new Date(receipt.issuedAt) }, (sheet) => {
    const underHead = drawLetterhead(sheet, issuer)
    const underTitle = drawTitle(sheet, printed, underHead)
    const underFacts = drawFacts(sheet, printed, underTitle)
    drawPrices(sheet, printed, underFacts)
    drawFoot(sheet, printed)
  })
}
