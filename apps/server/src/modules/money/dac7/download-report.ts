import { yearOf } from '@anseo/domain/tax-quarter'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { composeDocuments, newMessageRef } from './compose-message.ts'
import {
  findLastFiled,
  findMessage,
  findNewestUnfiled,
  insertMessage,
  type MessageRow,
  type PlainDocument,
  readDocuments,
} from './message-store.ts'
import { missingOfOperator } from './operator-record.ts'
import { nextKind, planReport } from './plan-report.ts'

interface Asked {
  year: number
  part?: 'new' | 'corrections' | undefined
  message?: string | undefined
}

/**
 * Returns the file of a year as XML: a new message, or one that exists where it is named or nothing has changed
 * (D8). The download is recorded, since it has tax numbers in full.
 * @throws Refusal `NOT_FOUND`, `DAC7_OPERATOR_INCOMPLETE`, `DAC7_WITHOUT_DETAILS`
 */
export async function downloadReport(runtime: Runtime, caller: Caller, asked: Asked): Promise<File> {
  const { year } = asked
  if (year > yearOf(runtime.clock.now())) throw new Refusal('NOT_FOUND')
  const { message, documents } = await runtime.transaction(async (unit) => {
    const row = asked.message
      ? await findMessage(unit.db, year, asked.message)
      : await makeMessage(runtime, unit, caller, asked)
    if (!row) throw new Refusal('NOT_FOUND')
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'tax-report.downloaded',
      subject: { kind: 'tax-report', id: String(year) },
      details: { file: row.messageRefId },
    })
    return { message: row, documents: await readDocuments(unit.db, runtime.encryption, row.id) }
  })
  // The builder is large, and few ask for it: it loads with the first report.
  const { writeMessageXml } = await import('./write-message-xml.ts')
  return new File([writeMessageXml(message, documents)], `dac7-${year}-${message.kind}.xml`, {
    type: 'application/xml',
  })
}

async function makeMessage(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId }: Caller,
  { year, part }: Asked,
): Promise<MessageRow | null> {
  const missing = missingOfOperator(await runtime.settings.read(unit.db))
  if (missing.length > 0) {
    throw new Refusal('DAC7_OPERATOR_INCOMPLETE', {
      message: `Add your own tax details in Settings first: ${missing.join(', ').toLowerCase()}.`,
    })
  }
  const plan = await planReport(runtime, unit.db, year)
  const kind = nextKind(plan, part)
  if (kind === null) {
    const last = await findLastFiled(unit.db, year)
    if (!last && !part) throw new Refusal('DAC7_WITHOUT_DETAILS')
    return part ? null : last
  }
  const documents = composeDocuments(plan, kind, year)
  const draft = await findDraft(runtime, unit, { year, kind }, documents)
  if (draft) return draft
  const values = {
    year,
    kind,
    messageRefId: newMessageRef(year, plan.operator.tin.number),
    createdAt: unit.now,
    createdBy: accountId,
  }
  return insertMessage(unit.db, runtime.encryption, values, documents)
}

/** Finds the newest message that was not filed, if it says the same; its references may be with the tax office already. */
async function findDraft(
  { encryption }: Runtime,
  { db }: UnitOfWork,
  of: Pick<MessageRow, 'year' | 'kind'>,
  documents: readonly PlainDocument[],
): Promise<MessageRow | null> {
  const draft = await findNewestUnfiled(db, of)
  if (!draft) return null
  const before = await readDocuments(db, encryption, draft.id)
  return saysSame(before, documents) ? draft : null
}

const saysSame = (before: readonly PlainDocument[], after: readonly PlainDocument[]) =>
  JSON.stringify(before.map(withoutReference)) === JSON.stringify(after.map(withoutReference))

const withoutReference = ({ vendorId, indicator, corrDocRefId, record }: PlainDocument) => [
  vendorId,
  indicator,
  corrDocRefId,
  record,
]
