import { type SellerRecord, wholeEuro } from './dac7-record.ts'

/** A record as it was last filed for a seller, by the reference of its document. */
export interface FiledRecord {
  docRefId: string
  record: SellerRecord
}

/** A record to send, with the reference of the document that it replaces where it corrects one. */
export interface RecordToSend {
  vendorId: string
  record: SellerRecord
  corrects: string | null
}

/** The changes to send to the tax office: new sellers in one message, corrections and deletions in another. */
export interface ReportChanges {
  additions: RecordToSend[]
  corrections: RecordToSend[]
  deletions: RecordToSend[]
}

/**
 * Compares the books with what was last filed (D8). A seller whose activity is gone is deleted with the record that was
 * filed. Cents that do not change a whole euro change nothing.
 */
export function reportChanges(
  filed: ReadonlyMap<string, FiledRecord>,
  current: ReadonlyMap<string, SellerRecord>,
): ReportChanges {
  const changes: ReportChanges = { additions: [], corrections: [], deletions: [] }
  for (const [vendorId, record] of current) {
    const before = filed.get(vendorId)
    if (!before) changes.additions.push({ vendorId, record, corrects: null })
    else if (asSent(before.record) !== asSent(record)) {
      changes.corrections.push({ vendorId, record, corrects: before.docRefId })
    }
  }
  for (const [vendorId, { record, docRefId }] of filed) {
    if (!current.has(vendorId)) changes.deletions.push({ vendorId, record, corrects: docRefId })
  }
  return changes
}

/** Returns the record as a text that is the same for the same message. */
const asSent = ({ identity, figures }: SellerRecord): string =>
  JSON.stringify([
    inOrder(identity),
    figures.map(({ considerationCents, feeCents, activities }) => [
      wholeEuro(considerationCents),
      wholeEuro(feeCents),
      activities,
    ]),
  ])

const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, each]) => [name, inOrder(each)])
      : value
