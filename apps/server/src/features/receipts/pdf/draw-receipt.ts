import type { ReceiptIssuer, ReceiptOnWire } from '@anseo/contract/receipts'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import PdfKit from 'pdfkit'
import { loadFonts } from './fonts.ts'
import { drawFacts, drawFoot, drawHead, drawPrices, drawTitle } from './parts.ts'
import type { Sheet, Structure } from './sheet.ts'
import { createTypesetter } from './typesetter.ts'

export interface PrintedReceipt {
  receipt: ReceiptOnWire
  issuer: ReceiptIssuer
  /** The address that links begin with. */
  publicUrl: string
}

/** Draws a receipt on one page of A4, tagged for screen readers; the same receipt gives the same bytes. */
export async function drawReceipt(printed: PrintedReceipt): Promise<Uint8Array<ArrayBuffer>> {
  const { receipt, issuer } = printed
  const issuedAt = new Date(receipt.issuedAt)
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    lang: 'en-IE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `Receipt ${formatReceiptNumber(receipt.number)}`,
      Author: issuer.name,
      Creator: issuer.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const bytes = collect(pdf)
  const set = createTypesetter(pdf, await loadFonts())
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const sheet: Sheet = { pdf, set, root: root as unknown as Structure }
  const underHead = drawHead(sheet, printed)
  const underTitle = drawTitle(sheet, printed, underHead)
  const underFacts = drawFacts(sheet, printed, underTitle)
  drawPrices(sheet, printed, underFacts)
  drawFoot(sheet, printed)
  sheet.root.end()
  pdf.end()
  return bytes
}

async function collect(pdf: AsyncIterable<unknown>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}
