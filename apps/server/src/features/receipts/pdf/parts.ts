import {
  formatIssuedAt,
  formatReceiptNumber,
  receiptFacts,
  receiptLines,
  receiptNotes,
  receiptTitle,
  receiptVatText,
} from '@anseo/domain/receipt'
import { drawMark, drawStreet } from './doors.ts'
import type { PrintedReceipt } from './draw-receipt.ts'
import { PALETTE } from './palette.ts'
import { decoration, drawRule, drawText, LEFT, RIGHT, type Sheet, STYLES, tagged, WIDTH } from './sheet.ts'
import type { Structure } from './sheet.ts'

const TOP = 52
const FOOT = 752
const PADDING = 24
const COLUMN = (WIDTH - PADDING) / 2

/** Who gives the receipt: the mark and the name left, where to find them right. */
export function drawHead(sheet: Sheet, { issuer }: PrintedReceipt): number {
  const half = WIDTH / 2
  decoration(sheet, () => drawMark(sheet.pdf, LEFT, TOP))
  let left = TOP
  tagged(sheet, 'P', issuer.name, () => {
    const place = { x: LEFT + 40, y: TOP + 3, width: half - 40 }
    left = drawText(sheet, issuer.name.toLowerCase(), STYLES.brand, place)
  })
  let right = TOP
  for (const line of [issuer.address, issuer.email, issuer.phone]) {
    tagged(sheet, 'P', line, () => {
      const place = { x: LEFT + half, y: right, width: half, align: 'right' } as const
      right = drawText(sheet, line, STYLES.small, place)
    })
  }
  return Math.max(left, right, TOP + 34) + 26
}

/** What it is: title, number and time on a panel of paper. */
export function drawTitle(sheet: Sheet, { receipt }: PrintedReceipt, y: number): number {
  const height = 92
  decoration(sheet, () => {
    sheet.pdf.roundedRect(LEFT, y, WIDTH, height, 20).fillAndStroke(PALETTE.paper, PALETTE.line)
  })
  const width = WIDTH - 2 * PADDING
  const x = LEFT + PADDING
  tagged(sheet, 'H1', receiptTitle(receipt), () => {
    drawText(sheet, receiptTitle(receipt), STYLES.title, { x, y: y + 17, width: width - 110 })
  })
  const number = formatReceiptNumber(receipt.number)
  tagged(sheet, 'P', number, () => {
    drawText(sheet, number, { ...STYLES.title, size: 16 }, { x, y: y + 23, width, align: 'right' })
  })
  const issued = `Issued ${formatIssuedAt(receipt.issuedAt)}, Irish time`
  tagged(sheet, 'P', issued, () => drawText(sheet, issued, STYLES.body, { x, y: y + 56, width }))
  return y + height + 26
}

/** Who, when and what it refers to, in two columns. */
export function drawFacts(sheet: Sheet, { receipt }: PrintedReceipt, y: number): number {
  let top = y
  const facts = receiptFacts(receipt)
  for (let index = 0; index < facts.length; index += 2) {
    let bottom = top
    facts.slice(index, index + 2).forEach(([label, ...values], column) => {
      const x = LEFT + column * (COLUMN + PADDING)
      tagged(sheet, 'P', `${label}: ${values.join(', ')}`, () => {
        let at = drawText(sheet, label, STYLES.label, { x, y: top, width: COLUMN }) + 1
        values.forEach((value, line) => {
          const style = line === 0 ? STYLES.value : STYLES.body
          at = drawText(sheet, value, style, { x, y: at, width: COLUMN })
        })
        bottom = Math.max(bottom, at)
      })
    })
    top = bottom + 16
  }
  return top + 4
}

/** What it adds up to. */
export function drawPrices(sheet: Sheet, { receipt }: PrintedReceipt, y: number): void {
  const { lines, total } = receiptLines(receipt)
  const table = sheet.pdf.struct('Table') as unknown as Structure
  sheet.root.add(table)
  let top = y
  decoration(sheet, () => drawRule(sheet, top))
  top += 14
  for (const { label, amount } of lines) {
    top = drawRow(sheet, table, { label, amount, y: top, sizes: [STYLES.body, STYLES.figure] }) + 6
  }
  decoration(sheet, () => drawRule(sheet, top + 4, true))
  top = drawRow(sheet, table, { ...total, y: top + 16, sizes: [STYLES.value, STYLES.total] })
  table.end()
  for (const sentence of receiptNotes(receipt)) {
    top += 14
    tagged(sheet, 'P', sentence, () => {
      top = drawText(sheet, sentence, STYLES.body, { x: LEFT, y: top, width: WIDTH })
    })
  }
}

interface Row {
  label: string
  amount: string
  y: number
  sizes: readonly [left: (typeof STYLES)['body' | 'value'], right: (typeof STYLES)['figure' | 'total']]
}

function drawRow(sheet: Sheet, table: Structure, { label, amount, y, sizes: [left, right] }: Row): number {
  const row = sheet.pdf.struct('TR') as unknown as Structure
  table.add(row)
  const drop = (right.size - left.size) * 0.8
  let bottom = y
  tagged(sheet, 'TH', label, () => drawText(sheet, label, left, { x: LEFT, y: y + drop, width: COLUMN }), row)
  const place = { x: LEFT + COLUMN, y, width: WIDTH - COLUMN, align: 'right' } as const
  tagged(sheet, 'TD', amount, () => void (bottom = drawText(sheet, amount, right, place)), row)
  row.end()
  return bottom
}

/** What the paper is and is not, and where its appointment is found; the street of doors stands beside it. */
export function drawFoot(sheet: Sheet, { issuer, publicUrl }: PrintedReceipt): void {
  decoration(sheet, () => {
    drawStreet(sheet.pdf, RIGHT - 10, FOOT)
    drawRule(sheet, FOOT)
  })
  let top = FOOT + 12
  for (const sentence of [
    receiptVatText(issuer.vatNumber),
    `Questions? Write to ${issuer.email} and name the number of this receipt.`,
  ]) {
    tagged(sheet, 'P', sentence, () => {
      top = drawText(sheet, sentence, STYLES.small, { x: LEFT, y: top, width: WIDTH })
    })
  }
  const address = `${publicUrl}/my-appointment`
  const label = 'Your appointments: '
  tagged(sheet, 'P', label + address, () => {
    drawText(sheet, label + address, STYLES.small, { x: LEFT, y: top, width: WIDTH })
  })
  const [before, width] = [label, address].map((text) => sheet.set.widthOf(text, STYLES.small)) as [
    number,
    number,
  ]
  sheet.pdf.link(LEFT + before, top, width, STYLES.small.size * 1.35, address)
}
