import type { CheckKind } from '@anseo/domain/vetting-checks'
import type { VettingFileRows } from './read-vetting-file.ts'

/** Returns when the newest document or statement for a check was sent; null if there is none. */
export function lastSubmission(
  kind: CheckKind,
  { documents, statements }: Pick<VettingFileRows, 'documents' | 'statements'>,
): Date | null {
  const times = [...documents, ...statements].flatMap((one) =>
    one.kind === kind ? [one.uploadedAt.getTime()] : [],
  )
  return times.length === 0 ? null : new Date(Math.max(...times))
}
