import { Readable } from 'node:stream'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import type { Caller } from '../../../platform/http/caller.ts'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { StoredFile } from '../../../platform/personal-data/personal-data.ts'
import { createWorkLimit } from '../../../platform/process/work-limit.ts'
import { type Archive, createArchive } from '../../../platform/zip/archive.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmPassword } from '../../identity/public.ts'
import { readmeOf } from './readme.ts'
import { findFiles } from '../find-files.ts'
import { subjectsFor } from './subjects.ts'
import { absentReasons } from './absent-reasons.ts'
import { writeSubjects } from './write-subjects.ts'

/** Each reads all that an account has, so few of them run together. */
const limited = createWorkLimit({ atOnce: 2, waiting: 8 })

/**
 * Returns all data stored about the caller as a ZIP (GDPR articles 15 and 20). The texts are one consistent snapshot
 * and are written before the response begins, so that no transaction waits for a slow client; pictures and documents
 * are streamed.
 * @throws Refusal `WRONG_PASSWORD`
 */
export async function exportDataOf(
  runtime: Runtime,
  caller: Caller,
  { password }: { password: string },
): Promise<StreamedFile> {
  await confirmPassword(runtime, caller.accountId, password)
  const now = runtime.clock.now()
  const archive = createArchive(now)
  const storedFiles = await limited(() => writeTexts(runtime, archive, caller, now))
  return {
    name: `anseo-data-${formatIsoDate(dublinDate(now))}.zip`,
    type: 'application/zip',
    content: Readable.from(piecesOf(archive, runtime.files, storedFiles), { objectMode: false }),
  }
}

/** Writes the README and the JSON files; returns the pictures and documents to add. */
async function writeTexts(
  { db, settings, personalData, encryption }: Runtime,
  archive: Archive,
  { accountId, role }: Caller,
  now: Date,
): Promise<StoredFile[]> {
  const subjects = subjectsFor(personalData, role === 'vendor' ? 'vendor' : 'client')
  const { name, email } = settings.current.brand
  const absent = absentReasons(personalData)
  return db.transaction(
    async (tx) => {
      const files = await findFiles(tx, personalData, accountId)
      await archive.addText('README.txt', [
        readmeOf({ brandName: name, contactEmail: email, now, subjects, files, absent }),
      ])
      await writeSubjects(tx, archive, subjects, { accountId, now, encryption })
      return files
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function* piecesOf(archive: Archive, files: FileStore, storedFiles: readonly StoredFile[]) {
  yield* archive.take()
  for (const { key, path } of storedFiles) {
    const file = await files.open(key)
    if (file) yield* archive.addFile(path, file.stream)
  }
  archive.end()
  yield* archive.take()
}
