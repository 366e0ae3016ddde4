import { areaWords } from '@anseo/domain/area-words'
import { addedWordsIn, requestWordsIn } from '@anseo/domain/quote-request'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { requestWordsReplaced } from '../events.ts'
import { findAskedVendors, type RequestRow, setWords } from '../request-records/store.ts'

/**
 * Replaces the words of a locked request, or of a detail of it, by those of their new chat message, and announces it, so
 * that the vendors' notices are changed too.
 * @param text the message from now on; its instant tells whose words it carries.
 */
export async function replaceRequestWords(
  unit: UnitOfWork,
  request: RequestRow,
  { sentAt, text }: { sentAt: Date; text: string },
): Promise<void> {
  const { id, details, madeAt, startsAt, endsAt, area } = request
  const detail = details.find(({ addedAt }) => addedAt === sentAt.toISOString())
  const isRequest = sentAt.getTime() === madeAt.getTime()
  const before = isRequest ? request.words : detail?.words
  if (before === undefined) return
  const asked = { window: { start: startsAt, end: endsAt }, area: areaWords(area) }
  const after = isRequest ? requestWordsIn(text, asked, madeAt) : addedWordsIn(text)
  const changed = details.map((one) => (one === detail ? { ...one, words: after } : one))
  await setWords(unit.db, id, isRequest ? { words: after } : { details: changed })
  const readers = (await findAskedVendors(unit.db, id)).map(({ vendorId }) => vendorId)
  await unit.publish(requestWordsReplaced, { readers, before, after })
}
