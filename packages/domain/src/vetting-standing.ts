import { endsWithin } from './check-reminders.ts'
import { CHECK_REMINDER_DAYS } from './limits.ts'
import { CHECK_KINDS, type CheckKind } from './vetting-checks.ts'

/** The operator's verdict on one kind of document. */
export interface CheckVerdict {
  kind: CheckKind
  outcome: 'passed' | 'failed'
  checkedAt: Date
  /** From then on the check is no longer valid; null if it does not expire. */
  expiresAt: Date | null
  /** When the document itself ends, where an operator has given its vendor more days. */
  documentEndsAt?: Date | null | undefined
}

/** A document that was uploaded. */
export interface UploadedDocument {
  kind: CheckKind
  uploadedAt: Date
}

/** All that is known of a vendor's documents, in any order. */
export interface VettingFile {
  verdicts: readonly CheckVerdict[]
  documents: readonly UploadedDocument[]
  /** The vendor's statements about checks that take no documents (D10). */
  statements?: readonly UploadedDocument[]
}

/** States of a check: nothing there, with the operator, refused, valid, valid for 30 days at most, expired. */
export type CheckStanding = 'missing' | 'handed-in' | 'failed' | 'passed' | 'due-soon' | 'lapsed'

/** Returns the latest verdict of a kind, or its latest pass; undefined if there is none. */
function latest<V extends CheckVerdict>(verdicts: readonly V[], kind: CheckKind, outcome?: 'passed') {
  let found: V | undefined
  for (const verdict of verdicts) {
    if (verdict.kind !== kind || (outcome && verdict.outcome !== outcome)) continue
    if (!found || verdict.checkedAt > found.checkedAt) found = verdict
  }
  return found
}

/** Returns the latest verdict on a kind of check, which is the one that counts. */
export const latestVerdict = <V extends CheckVerdict>(verdicts: readonly V[], kind: CheckKind) =>
  latest(verdicts, kind)

/** Returns whether a check has ended; it holds to the instant before `expiresAt`. */
export const hasLapsed = ({ expiresAt }: Pick<CheckVerdict, 'expiresAt'>, now: Date) =>
  expiresAt !== null && expiresAt <= now

/** Returns whether a check ends within 30 days. */
export const isDueSoon = (verdict: Pick<CheckVerdict, 'expiresAt'>, now: Date) =>
  verdict.expiresAt !== null &&
  !hasLapsed(verdict, now) &&
  verdict.expiresAt <= endsWithin(CHECK_REMINDER_DAYS[0], now)

/** Returns whether a document came in after the last verdict on its kind: until then it may be taken back. */
export function isUndecided(
  { kind, uploadedAt }: UploadedDocument,
  verdicts: readonly CheckVerdict[],
): boolean {
  const last = latestVerdict(verdicts, kind)
  return !last || uploadedAt > last.checkedAt
}

/** Returns whether a document or statement of that kind waits for the operator. */
export const isInReview = (kind: CheckKind, { verdicts, documents, statements = [] }: VettingFile): boolean =>
  [...documents, ...statements].some((document) => document.kind === kind && isUndecided(document, verdicts))

/** Returns the state of one kind of check at `now`. */
export function checkStanding(kind: CheckKind, file: VettingFile, now: Date): CheckStanding {
  const last = latestVerdict(file.verdicts, kind)
  if (last?.outcome === 'passed' && !hasLapsed(last, now)) return isDueSoon(last, now) ? 'due-soon' : 'passed'
  if (isInReview(kind, file)) return 'handed-in'
  if (!last) return 'missing'
  return last.outcome === 'failed' ? 'failed' : 'lapsed'
}

/** Returns the mandatory checks that are missing, failed or expired. */
export const missingChecks = (mandatory: readonly CheckKind[], file: VettingFile, now: Date): CheckKind[] =>
  mandatory.filter((kind) => !['passed', 'due-soon'].includes(checkStanding(kind, file, now)))

/** Returns whether nothing that a vendor needs is missing, refused or ended. */
export const isFullyChecked = (mandatory: readonly CheckKind[], file: VettingFile, now: Date) =>
  missingChecks(mandatory, file, now).length === 0

/**
 * Returns until when a vendor may be listed: when the first of its mandatory passes expires, null when none does. A
 * later refusal of a kind does not prolong the pass before it.
 */
export function listedUntil(mandatory: readonly CheckKind[], verdicts: readonly CheckVerdict[]): Date | null {
  const ends = mandatory.flatMap((kind) => latest(verdicts, kind, 'passed')?.expiresAt ?? [])
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
}

/** Returns the expired passes of mandatory checks, in the order in which they are asked for. */
export const lapsedPasses = <V extends CheckVerdict>(
  mandatory: readonly CheckKind[],
  verdicts: readonly V[],
  now: Date,
): V[] =>
  mandatory.flatMap((kind) => {
    const pass = latest(verdicts, kind, 'passed')
    return pass && hasLapsed(pass, now) ? [pass] : []
  })

/**
 * Returns the checks behind the badge 'Verified' at `now`: those whose latest verdict is a pass of a document that is
 * still valid. More days from an operator keep a vendor listed; they do not make its document valid.
 */
export const checksBehindBadge = <V extends CheckVerdict>(verdicts: readonly V[], now: Date): V[] =>
  CHECK_KINDS.flatMap((kind) => {
    const last = latestVerdict(verdicts, kind)
    const isValid =
      last?.outcome === 'passed' && !hasLapsed({ expiresAt: last.documentEndsAt ?? last.expiresAt }, now)
    return isValid ? [last] : []
  })
