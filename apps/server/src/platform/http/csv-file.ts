import { stringify } from 'csv-stringify/sync'

/** A column of a CSV file: its header, and the value for a row. */
export interface CsvColumn<Row> {
  head: string
  valueOf: (row: Row) => string | number | null
}

/**
 * Spreadsheets run a cell that begins like this as a formula (OWASP, CSV injection), some also behind what cannot be
 * seen, or in the wide letters of Asian keyboards.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-−@])/u

/**
 * Rows as a CSV file: UTF-8 with its mark, so that spreadsheets read fadas, and no text that they would run.
 * @param name the name under which it is saved, with its ending.
 */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): File {
  const table = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ valueOf }) => cell(valueOf(row)))),
  ]
  return new File([stringify(table, { bom: true })], name, { type: 'text/csv' })
}

const cell = (value: string | number | null) =>
  typeof value === 'string' && FORMULA_START.test(value.normalize('NFKC')) ? `'${value}` : (value ?? '')
