import type { QuestionOnWire } from '@anseo/contract/traders'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { questionAnswered } from '../events.ts'

/** Publishes that a vendor has answered a question, at the first submission after it. */
export async function announceAnswer(
  unit: UnitOfWork,
  vendorId: string,
  asked: QuestionOnWire | null,
): Promise<void> {
  if (asked && !asked.answered) await unit.publish(questionAnswered, { vendorId })
}
