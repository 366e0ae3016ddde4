import type { AskedOnWire } from '@anseo/contract/traders'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { latestVerdict } from '@anseo/domain/vetting-standing'
import { questionAbout } from '../questions/question-about.ts'
import type { VettingFileRows } from './read-vetting-file.ts'

/** Returns what an operator has asked about a check; null without a question, and once it is settled. */
export function askedOfCheck(
  kind: CheckKind,
  { verdicts, documents, statements, questions }: VettingFileRows,
): AskedOnWire | null {
  const given = [...documents, ...statements].filter((one) => one.kind === kind)
  const times = given.map(({ uploadedAt }) => uploadedAt.getTime())
  return questionAbout(kind, questions, {
    givenAt: times.length === 0 ? null : new Date(Math.max(...times)),
    decidedAt: latestVerdict(verdicts, kind)?.checkedAt ?? null,
  })
}
