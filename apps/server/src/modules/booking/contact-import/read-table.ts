import { CsvError, parse } from 'csv-parse/sync'
import { invalidField } from '../../../platform/http/refusal.ts'

/** A row of a table with the line on which it begins; a broken one has no cells. */
export interface TableRow {
  line: number
  cells: string[] | null
}

/** So many broken rows are skipped; a file with more is no table. */
const MOST_BREAKS = 50

/**
 * Reads a CSV file with commas, semicolons or tabs. A row whose quotes do not close is broken, and the reading goes on
 * with the next line.
 * @throws Refusal `INVALID_REQUEST` for a file with too many broken rows
 */
export function readTable(text: string): TableRow[] {
  const lines = text.split('\n')
  const delimiter = delimiterOf(lines[0] ?? '')
  const rows: TableRow[] = []
  let from = 0
  for (let breaks = 0; from < lines.length; breaks += 1) {
    if (breaks > MOST_BREAKS) {
      throw invalidField(
        'document',
        `More than ${MOST_BREAKS} rows have quotes that do not close. Export it again.`,
      )
    }
    const broken = readFrom(lines.slice(from), delimiter, from, rows)
    if (broken === null) return rows
    rows.push({ line: broken, cells: null })
    from = broken
  }
  return rows
}

/** Adds the rows up to the first broken one; returns the number of its line, null if there is none. */
function readFrom(lines: string[], delimiter: string, skipped: number, rows: TableRow[]): number | null {
  let last = 0
  try {
    parse(lines.join('\n'), {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines: line }) => {
        rows.push({ line: skipped + last + 1, cells })
        last = line
        return null
      },
    })
    return null
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return skipped + last + 1
  }
}

/** Returns the delimiter that occurs most often in the header row. */
const delimiterOf = (head: string): string =>
  [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!
