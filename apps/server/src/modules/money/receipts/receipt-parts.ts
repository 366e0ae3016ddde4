import {
  formatIssuedAt,
  formatReceiptNumber,
  receiptFacts,
  receiptLines,
  receiptNotes,
  receiptTitle,
  receiptVatText,
} from '@anseo/domain/receipt'
import { renderDoorRow } from '../../../platform/pdf/doors.ts'
import { renderPanel } from '../../../platform/pdf/panel.ts'
import {
  decoration,
  heightOf,
  renderRule,
  renderText,
  LEFT,
  RIGHT,
  type Sheet,
  STYLES,
  tagged,
  TOP,
  WIDTH,
} from '../../../platform/pdf/sheet.ts'
import { renderAmountRow, openTable } from '../../../platform/pdf/table.ts'
import type { PrintedReceipt } from './render-receipt.ts'

const FOOT = 752
/** Above it are the doors of the foot; what does not fit there goes on another page. */
const BOTTOM = 706
const PADDING = 24
const COLUMN = (WIDTH - PADDING) / 2

/** Renders title, number and time on a coloured panel. */
export const renderTitle = (sheet: Sheet, { receipt }: PrintedReceipt, y: number): number =>
  renderPanel(
    sheet,
    {
      title: receiptTitle(receipt),
      aside: formatReceiptNumber(receipt.number),
      line: `Issued ${formatIssuedAt(receipt.issuedAt)}, Irish time`,
    },
    y,
  )

/** Renders the parties, dates and references, in two columns. */
export function renderFacts(sheet: Sheet, { receipt, specialities }: PrintedReceipt, y: number): number {
  let top = y
  const facts = receiptFacts(receipt, specialities)
  for (let index = 0; index < facts.length; index += 2) {
    let bottom = top
    facts.slice(index, index + 2).forEach(([label, ...values], column) => {
      const x = LEFT + column * (COLUMN + PADDING)
      tagged(sheet, 'P', `${label}: ${values.join(', ')}`, () => {
        let at = renderText(sheet, label, STYLES.label, { x, y: top, width: COLUMN }) + 1
        values.forEach((value, line) => {
          const style = line === 0 ? STYLES.value : STYLES.body
          at = renderText(sheet, value, style, { x, y: at, width: COLUMN })
        })
        bottom = Math.max(bottom, at)
      })
    })
    top = bottom + 16
  }
  return top + 4
}

/** Renders the prices and their sum. */
export function renderPrices(sheet: Sheet, { receipt }: PrintedReceipt, y: number): void {
  const { lines, total } = receiptLines(receipt)
  const table = openTable(sheet)
  let top = y
  decoration(sheet, () => renderRule(sheet, top))
  top += 14
  for (const { label, amount } of lines) {
    top = renderAmountRow(sheet, table, { label, amount, y: top, sizes: [STYLES.body, STYLES.figure] }) + 6
  }
  decoration(sheet, () => renderRule(sheet, top + 4, true))
  top = renderAmountRow(sheet, table, { ...total, y: top + 16, sizes: [STYLES.value, STYLES.total] })
  table.end()
  for (const sentence of receiptNotes(receipt)) {
    top += 14
    if (top + heightOf(sheet, sentence, STYLES.body, WIDTH) > BOTTOM) {
      sheet.pdf.addPage()
      top = TOP
    }
    tagged(sheet, 'P', sentence, () => {
      top = renderText(sheet, sentence, STYLES.body, { x: LEFT, y: top, width: WIDTH })
    })
  }
}

/** Renders the receipt's legal status and the link to its appointment, next to the drawing of a street of doors. */
export function renderFoot(sheet: Sheet, { issuer, publicUrl }: PrintedReceipt): void {
  decoration(sheet, () => {
    renderDoorRow(sheet.pdf, RIGHT - 10, FOOT)
    renderRule(sheet, FOOT)
  })
  let top = FOOT + 12
  for (const sentence of [
    receiptVatText(issuer.vatNumber),
    `Questions? Email ${issuer.email} and quote the receipt number.`,
  ]) {
    tagged(sheet, 'P', sentence, () => {
      top = renderText(sheet, sentence, STYLES.small, { x: LEFT, y: top, width: WIDTH })
    })
  }
  const address = `${publicUrl}/my-appointment`
  const label = 'Your appointments: '
  tagged(sheet, 'P', label + address, () => {
    renderText(sheet, label + address, STYLES.small, { x: LEFT, y: top, width: WIDTH })
  })
  const [before, width] = [label, address].map((text) => sheet.set.widthOf(text, STYLES.small)) as [
    number,
    number,
  ]
  sheet.pdf.link(LEFT + before, top, width, STYLES.small.size * 1.35, address)
}
