import type { Queryable } from '../../../platform/database/database.ts'
import type { Archive } from '../../../platform/zip/archive.ts'
import type { Subject, Whose } from '../../../platform/personal-data/subject.ts'

/** The number of rows read at a time, a few megabytes at most. */
const PAGE_ROWS = 1000

/** Writes one JSON file a subject into an archive. */
export async function writeSubjects(
  db: Queryable,
  archive: Archive,
  subjects: readonly Subject[],
  whose: Whose,
): Promise<void> {
  for (const subject of subjects) await archive.addText(`${subject.file}.json`, jsonOf(db, subject, whose))
}

async function* jsonOf(db: Queryable, subject: Subject, whose: Whose): AsyncGenerator<string> {
  let offset = 0
  for (;;) {
    const rows = await subject.readPage(db, whose, { limit: PAGE_ROWS, offset })
    const before = offset === 0 ? '[' : ','
    yield rows.map((row, place) => `${place === 0 ? before : ','}\n${JSON.stringify(row, null, 2)}`).join('')
    if (rows.length < PAGE_ROWS) {
      yield offset + rows.length === 0 ? '[]\n' : '\n]\n'
      return
    }
    offset += rows.length
  }
}
