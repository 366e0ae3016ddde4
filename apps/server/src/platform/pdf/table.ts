import { heightOf, renderText, LEFT, type Sheet, STYLES, tagged, WIDTH } from './sheet.ts'
import type { Structure } from './sheet.ts'

interface AmountRow {
  label: string
  amount: string
  y: number
  sizes: readonly [left: (typeof STYLES)['body' | 'value'], right: (typeof STYLES)['figure' | 'total']]
}

/** Opens a table in the structure of a document; `end` it after its rows. */
export function openTable(sheet: Sheet): Structure {
  const table = sheet.pdf.struct('Table') as unknown as Structure
  sheet.root.add(table)
  return table
}

/** Renders a row with its label left and its amount right. @returns where the next thing may begin. */
export function renderAmountRow(sheet: Sheet, table: Structure, row: AmountRow): number {
  const { label, amount, y, sizes } = row
  const [left, right] = sizes
  const half = WIDTH / 2
  const tag = sheet.pdf.struct('TR') as unknown as Structure
  table.add(tag)
  const drop = (right.size - left.size) * 0.8
  let [underLabel, underAmount] = [y, y]
  const leftPlace = { x: LEFT, y: y + drop, width: half }
  tagged(sheet, 'TH', label, () => void (underLabel = renderText(sheet, label, left, leftPlace)), tag)
  const place = { x: LEFT + half, y, width: half, align: 'right' } as const
  tagged(sheet, 'TD', amount, () => void (underAmount = renderText(sheet, amount, right, place)), tag)
  tag.end()
  return Math.max(underLabel, underAmount)
}

/** A row of cells, each in its column: where it begins, how wide it is, and whether it ends at its right edge. */
export interface CellColumn {
  x: number
  width: number
  align?: 'right'
}

/** Returns the height of a row of values, in points. */
export const heightOfCells = (
  sheet: Sheet,
  texts: readonly string[],
  columns: readonly CellColumn[],
): number =>
  Math.max(...columns.map(({ width }, index) => heightOf(sheet, texts[index] ?? '', STYLES.cell, width)))

/** Renders a row of cells. @returns where the next row may begin. */
export function renderCells(
  sheet: Sheet,
  table: Structure,
  {
    tag,
    texts,
    columns,
    y,
  }: { tag: 'TH' | 'TD'; texts: readonly string[]; columns: readonly CellColumn[]; y: number },
): number {
  const row = sheet.pdf.struct('TR') as unknown as Structure
  table.add(row)
  const style = tag === 'TH' ? STYLES.label : STYLES.cell
  let bottom = y
  columns.forEach((column, index) => {
    const text = texts[index] ?? ''
    tagged(
      sheet,
      tag,
      text,
      () => void (bottom = Math.max(bottom, renderText(sheet, text, style, { ...column, y }))),
      row,
    )
  })
  row.end()
  return bottom
}
