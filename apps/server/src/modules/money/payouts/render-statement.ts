import type { StatementOnWire } from '@anseo/contract/statements'
import { monthSpan, monthTitle, parseMonth } from '@anseo/domain/calendar-month'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { statementLines } from '@anseo/domain/statement'
import { renderDocument } from '../../../platform/pdf/document.ts'
import { renderLetterhead } from '../../../platform/pdf/letterhead.ts'
import { renderPanel } from '../../../platform/pdf/panel.ts'
import {
  decoration,
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
import {
  type CellColumn,
  heightOfCells,
  renderAmountRow,
  renderCells,
  openTable,
} from '../../../platform/pdf/table.ts'

/** The y coordinate below which nothing is printed, in points. */
const BOTTOM = 786
const ROW_GAP = 4

const COLUMNS: readonly CellColumn[] = [
  { x: LEFT, width: 90 },
  { x: LEFT + 96, width: 250 },
  { x: LEFT + 352, width: RIGHT - LEFT - 352, align: 'right' },
]
const HEADS = ['Date', 'What', 'Amount']

/** Renders a statement: the sums first, then each entry, on as many pages as needed. */
export const renderStatement = (statement: StatementOnWire): Promise<Uint8Array<ArrayBuffer>> => {
  const month = parseMonth(statement.month)!
  const title = `Statement, ${monthTitle(month)}`
  const facts = { title, author: statement.issuer.name, writtenAt: monthSpan(month).to }
  return renderDocument(facts, (sheet) => {
    const underHead = renderLetterhead(sheet, statement.issuer)
    const texts = {
      title: 'Statement',
      aside: monthTitle(month),
      line: `For ${statement.vendorName}. All times are Irish time.`,
    }
    const underSums = renderSums(sheet, statement, renderPanel(sheet, texts, underHead))
    renderEntries(sheet, statement, underSums + 26)
  })
}

function renderSums(sheet: Sheet, statement: StatementOnWire, y: number): number {
  const { lines, total } = statementLines(figuresOf(statement))
  const table = openTable(sheet)
  let top = y
  for (const { label, cents } of lines) {
    const row = { label, amount: formatEuro(cents), y: top, sizes: [STYLES.body, STYLES.figure] } as const
    top = renderAmountRow(sheet, table, row) + 6
  }
  decoration(sheet, () => renderRule(sheet, top + 4, true))
  const row = { label: total.label, amount: formatEuro(total.cents), y: top + 16 }
  top = renderAmountRow(sheet, table, { ...row, sizes: [STYLES.value, STYLES.total] })
  table.end()
  return top
}

function renderEntries(sheet: Sheet, { entries }: StatementOnWire, y: number): void {
  let top = y
  if (entries.length === 0) {
    const words = 'No earnings or payouts this month.'
    tagged(sheet, 'P', words, () => {
      renderText(sheet, words, STYLES.body, { x: LEFT, y: top, width: WIDTH })
    })
    return
  }
  const table = openTable(sheet)
  const renderHeads = () => {
    top = renderCells(sheet, table, { tag: 'TH', texts: HEADS, columns: COLUMNS, y: top }) + ROW_GAP
    decoration(sheet, () => renderRule(sheet, top))
    top += 8
  }
  renderHeads()
  for (const entry of entries) {
    const texts = cellsOf(entry)
    if (top + heightOfCells(sheet, texts, COLUMNS) > BOTTOM) {
      sheet.pdf.addPage()
      top = TOP
      renderHeads()
    }
    top = renderCells(sheet, table, { tag: 'TD', texts, columns: COLUMNS, y: top }) + ROW_GAP
  }
  table.end()
}

const cellsOf = ({ at, kind, about, slotDate, amount }: StatementOnWire['entries'][number]) => [
  formatDay(dublinDate(new Date(at))),
  {
    fee: () => `${about}, appointment of ${formatDay(parseSlotDate(slotDate!)!)}`,
    balance: () => `${about}, balance paid by card`,
    tip: () => `${about}, tip`,
    'charged-dispute': () => `${about}, lost dispute`,
    refund: () => `${about}, refund`,
    payout: () => `Payout to ${about}`,
  }[kind](),
  euroText(amount),
]

const figuresOf = ({
  broughtForward,
  appointments,
  balances,
  charges,
  refunds,
  payouts,
}: StatementOnWire) => ({
  broughtForwardCents: euroToCents(broughtForward),
  appointments: centsOf(appointments),
  balances: centsOf(balances),
  charges: centsOf(charges),
  refunds: centsOf(refunds),
  payouts: centsOf(payouts),
})

const centsOf = ({ count, amount }: { count: number; amount: number }) => ({
  count,
  cents: euroToCents(amount),
})
