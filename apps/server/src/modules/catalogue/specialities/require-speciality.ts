import { openSpecialities } from '@anseo/domain/specialities'
import type { Transaction } from '../../../platform/database/database.ts'
import { choiceText } from '../../../platform/http/issue-text.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockSpeciality } from './store.ts'

type Shown = Pick<Runtime, 'settings'>

/** Requires that a speciality is known, also a retired one. @throws Refusal `INVALID_REQUEST` at the field. */
export function requireKnown({ settings }: Shown, name: string | undefined, field = 'speciality'): void {
  const { specialities } = settings.current
  if (name !== undefined && !specialities.some((one) => one.name === name)) throw unknown(specialities, field)
}

/**
 * Keeps a speciality open to new vendors until the end of the transaction.
 * @throws Refusal `INVALID_REQUEST` for an unknown or retired one.
 */
export async function requireOpen(db: Transaction, { settings }: Shown, name: string): Promise<void> {
  const held = await lockSpeciality(db, name)
  if (!held || held.retiredAt) throw unknown(openSpecialities(settings.current.specialities), 'speciality')
}

const unknown = (choices: readonly { name: string }[], field: string) =>
  new Refusal('INVALID_REQUEST', { fields: { [field]: choiceText(choices.map(({ name }) => name)) } })
