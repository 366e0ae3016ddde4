import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { StreamedFile } from './streamed-file.ts'

/** A column of a CSV file: its header, and the value for a row. */
export interface CsvColumn<Row> {
  head: string
  valueOf: (row: Row) => string | number | null
}

/**
 * Spreadsheets run a cell that begins like this as a formula (OWASP, CSV injection). Some skip invisible characters before
 * it, or accept full-width characters such as `＝`, which NFKC normalises first.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-−@])/u

const TYPE = 'text/csv'

/**
 * Returns rows as a CSV file, in UTF-8 with a byte order mark, without which spreadsheets misread accents. A text that
 * would run as a formula is prefixed with an apostrophe.
 * @param name the file's name with its extension.
 */
export const csvFile = <Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): File =>
  new File([headOf(columns), linesOf(columns, rows)], name, { type: TYPE })

/** Returns the same file as `csvFile`, streamed page by page, for lists of any length. */
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
