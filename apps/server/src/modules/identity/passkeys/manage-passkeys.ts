import type { PasskeyOnWire } from '@anseo/contract/passkeys'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deletePasskey, findPasskeys, type PasskeyRow, setPasskeyName } from './store.ts'
import { notifyOfLoginChange } from '../accounts/notify-of-login-change.ts'

/** Returns a passkey as its owner sees it. */
export const presentPasskey = ({ id, name, addedAt, lastUsedAt }: PasskeyRow): PasskeyOnWire => ({
  _id: id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Lists the caller's passkeys. */
export async function listPasskeys({ db }: Runtime, { accountId }: Caller) {
  return { passkeys: (await findPasskeys(db, accountId)).map(presentPasskey) }
}

/** Renames a passkey of the caller. @throws Refusal `NOT_FOUND`, also for another account's passkey. */
export async function renamePasskey({ db }: Runtime, { accountId }: Caller, id: string, name: string) {
  if (!(await setPasskeyName(db, id, accountId, name))) throw new Refusal('NOT_FOUND')
  return 'Passkey renamed'
}

/** Removes a passkey of the caller and confirms it by email. @throws Refusal `NOT_FOUND`, also for another account's passkey. */
export async function removePasskey(runtime: Runtime, caller: Caller, id: string) {
  await runtime.transaction(async (unit) => {
    const removed = await deletePasskey(unit.db, id, caller.accountId)
    if (!removed) throw new Refusal('NOT_FOUND')
    await notifyOfLoginChange(runtime, unit, caller, 'passkeyRemoved', removed.name)
  })
  return 'Passkey removed'
}
