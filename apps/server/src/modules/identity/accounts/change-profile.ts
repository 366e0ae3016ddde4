import { randomUUID } from 'node:crypto'
import { removePortrait } from '../../../platform/files/portrait-widths.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { encodePortrait } from './encode-portrait.ts'
import { lockProfile, updateAccount } from './profile-store.ts'

interface Change {
  accountId: string
  name: string | undefined
  /** The uploaded picture, or null to keep the current one. */
  image: Buffer | null
  /** Updates the role's own details of the account, and learns its name of before. */
  changeDetails: (unit: UnitOfWork, nameBefore: string) => Promise<void>
}

/**
 * Changes an account and its role's details in one transaction. A new picture is stored under a new key before it;
 * whichever file is then not needed, the old or the new, is removed after it.
 * @throws Refusal `IMAGE_INVALID`.
 */
export async function changeProfile(
  runtime: Runtime,
  { accountId, name, image, changeDetails }: Change,
): Promise<void> {
  const imageKey = image ? await storePicture(runtime, image) : undefined
  let replacedKey: string | null = null
  try {
    await runtime.transaction(async (unit) => {
      const before = await lockProfile(unit.db, accountId)
      if (imageKey !== undefined) replacedKey = before.imageKey
      await updateAccount(unit.db, accountId, { name, imageKey })
      await changeDetails(unit, before.name)
    })
  } catch (error) {
    if (imageKey !== undefined) await removePicture(runtime, imageKey)
    throw error
  }
  if (replacedKey !== null) await removePicture(runtime, replacedKey)
}

async function storePicture({ files }: Runtime, image: Buffer): Promise<string> {
  const portrait = await encodePortrait(image)
  const key = `${randomUUID()}.webp`
  await files.put(key, portrait)
  return key
}

/** A file that stays behind is waste and no reason to fail. */
const removePicture = ({ files, log }: Runtime, key: string) =>
  removePortrait(files, key).catch((error: unknown) =>
    log.warn({ error, key }, 'A picture could not be removed'),
  )
