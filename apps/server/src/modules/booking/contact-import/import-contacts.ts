import type { getLastContactImport, importContacts } from '@anseo/contract/contact-imports'
import type { ReplyOf } from '@anseo/contract/call'
import { type MergedContact, withoutImported } from '@anseo/domain/contact-merge'
import { HOUR_MS } from '@anseo/domain/duration'
import { IMPORT_UNDO_HOURS, MAX_CONTACTS } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { SentDocument } from '../../../platform/http/upload.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { countContacts, deleteContacts } from '../contacts/store.ts'
import type { ImportedChange } from '../tables/contact-imports.ts'
import { planImport } from './plan-import.ts'
import { readClients } from './read-clients.ts'
import {
  findBook,
  findLastImport,
  insertContacts,
  insertImport,
  isUntouched,
  takeImport,
  updateContacts,
} from './store.ts'

/**
 * Adds the clients of a CSV file to the vendor's book, once for each `Idempotency-Key`, or with `dryRun` says what would
 * happen; nobody is emailed (B9).
 * @throws Refusal `INVALID_REQUEST` for a file that is no list of clients, `TOO_MANY_CONTACTS`
 */
export async function importContactsOf(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  file: SentDocument | null,
  dryRun: boolean,
): Promise<ReplyOf<typeof importContacts>> {
  if (!file) throw invalidField('document', 'Choose a file.')
  const read = readClients(file.content)
  const outcome = await runtime.transactionOnce(async (unit) => {
    const { db, now } = unit
    await lockVendor(db, vendorId)
    const plan = planImport(read, await findBook(db, vendorId).for('no key update'))
    if ((await countContacts(db, vendorId)) + plan.added.length > MAX_CONTACTS) {
      throw new Refusal('TOO_MANY_CONTACTS')
    }
    const reply = { rows: plan.rows, total: plan.rows.length }
    if (dryRun || plan.added.length + plan.changed.length === 0) {
      return JSON.stringify({ ...reply, importId: null })
    }
    const fresh = plan.added.map(({ name, phone, email, tags, note }) => ({
      vendorId,
      name,
      phone,
      email,
      note,
      tags: [...tags],
      createdAt: now,
    }))
    const added = await insertContacts(db, fresh)
    await updateContacts(
      unit,
      vendorId,
      plan.changed.map(({ before: { id }, after }) => ({ ...after, id })),
    )
    const before = plan.changed.map((each) => ({ ...each.before, after: each.after }))
    const importId = await insertImport(db, { vendorId, createdAt: now, added, before })
    return JSON.stringify({ ...reply, importId })
  })
  return JSON.parse(outcome) as ReplyOf<typeof importContacts>
}

/** An import made until then can no longer be undone. */
const lastUndoable = (now: Date) => new Date(now.getTime() - IMPORT_UNDO_HOURS * HOUR_MS)

/** Returns the vendor's last import while it can be undone, null afterwards and if there is none (B9). */
export async function showLastImport(
  { db, clock }: Runtime,
  { accountId: vendorId }: Caller,
): Promise<ReplyOf<typeof getLastContactImport>> {
  const last = await findLastImport(db, vendorId, lastUndoable(clock.now()))
  return { lastImport: last && { ...last, importedAt: last.importedAt.toISOString() } }
}

/**
 * Undoes an import: clients that it added are removed, except those whom the vendor has edited, booked for or otherwise
 * worked on since, and clients that it changed are restored, except fields that were edited since.
 * @returns how many that it added stay.
 * @throws Refusal `NOT_FOUND` for another's, one that was undone, and after 24 hours
 */
export const undoImport = (runtime: Runtime, { accountId: vendorId }: Caller, id: string): Promise<number> =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    await lockVendor(db, vendorId)
    const taken = await takeImport(db, vendorId, id)
    if (!taken || taken.createdAt <= lastUndoable(now)) throw new Refusal('NOT_FOUND')
    const contacts = await findBook(db, vendorId).for('no key update')
    const book = new Map(contacts.map((one) => [one.id, one]))
    const undone = taken.before.flatMap((change) => undoChange(change, book.get(change.id)) ?? [])
    await updateContacts(unit, vendorId, undone)
    const removed = await deleteContacts(unit, isUntouched(vendorId, taken))
    return taken.added.filter((added) => book.has(added)).length - removed
  })

/** Returns a contact without what an import has added to it; null for one that is gone. */
function undoChange({ id, after, ...before }: ImportedChange, current: MergedContact | undefined) {
  if (!current) return null
  return { id, ...(after ? withoutImported(current, { before, after }) : before) }
}
