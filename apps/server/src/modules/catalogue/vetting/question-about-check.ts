import type { QuestionOnWire } from '@anseo/contract/traders'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { latestVerdict } from '@anseo/domain/vetting-standing'
import { questionAbout } from '../questions/question-about.ts'
import { lastSubmission } from './last-submission.ts'
import type { VettingFileRows } from './read-vetting-file.ts'

/** Returns what an operator has asked about a check; null without a question, and once it is resolved. */
export const questionAboutCheck = (kind: CheckKind, file: VettingFileRows): QuestionOnWire | null =>
  questionAbout(kind, file.questions, {
    givenAt: lastSubmission(kind, file),
    decidedAt: latestVerdict(file.verdicts, kind)?.checkedAt ?? null,
  })
