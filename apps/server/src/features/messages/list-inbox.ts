import type { Caller } from '../../http/caller.ts'
import type { Runtime } from '../../runtime.ts'
import { listInbox } from './inbox-store.ts'
import { clientInboxEntry, vendorInboxEntry } from './present.ts'

/** A client's conversations, the newest first (C7). */
export async function listClientInbox({ db }: Pick<Runtime, 'db'>, { accountId }: Caller) {
  const rows = await listInbox(db, 'client', accountId)
  return { success: true as const, inbox: rows.map(clientInboxEntry) }
}

/** A vendor's conversations, the newest first (C7). */
export async function listVendorInbox({ db }: Pick<Runtime, 'db'>, { accountId }: Caller) {
  const rows = await listInbox(db, 'vendor', accountId)
  return { success: true as const, inbox: rows.map(vendorInboxEntry) }
}
