import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { StreamedFile } from './streamed-file.ts'

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

const TYPE = 'text/csv'

/**
 * Rows as a CSV file: UTF-8 with its mark, so that spreadsheets read fadas, and no text that they would run.
 * @param name the name under which it is saved, with its ending.
 */
export const csvFile = <Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): File =>
  new File([headOf(columns), linesOf(columns, rows)], name, { type: TYPE })

/** The same of a list of any length, sent page by page as it is read. */
export const streamedCsv = <Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): StreamedFile => ({ name, type: TYPE, content: Readable.from(textOf(columns, pages)) })

async function* textOf<Row>(columns: readonly CsvColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  yield headOf(columns)
  for await (const rows of pages) yield linesOf(columns, rows)
}

const headOf = <Row>(columns: readonly CsvColumn<Row>[]) =>
  stringify([columns.map(({ head }) => head)], { bom: true })

const linesOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  stringify(rows.map((row) => columns.map(({ valueOf }) => cell(valueOf(row)))))

const cell = (value: string | number | null) =>
  typeof value === 'string' && FORMULA_START.test(value.normalize('NFKC')) ? `'${value}` : (value ?? '')
