import type { ManagedSpeciality } from '@anseo/contract/specialities'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { changeSpecialities, requireVersion } from './change-specialities.ts'
import { updateSpeciality } from './store.ts'

interface Decision {
  name: string
  /** The version that the admin has seen. */
  version: number
  retire: boolean
}

/**
 * Retires a speciality, or brings it back; its vendors keep it either way.
 * @throws Refusal `NOT_FOUND`, `SPECIALITY_CHANGED`, `LAST_SPECIALITY`
 */
export const retireSpecialityBy = (
  runtime: Runtime,
  { accountId }: Caller,
  { name, version, retire }: Decision,
): Promise<ManagedSpeciality[]> =>
  changeSpecialities(runtime, async (unit, rows) => {
    const { retiredAt } = requireVersion(rows, name, version)
    if (retire === (retiredAt !== null)) return
    const others = rows.filter((row) => row.name !== name)
    if (retire && others.every((row) => row.retiredAt !== null)) throw new Refusal('LAST_SPECIALITY')
    await updateSpeciality(unit.db, name, { retiredAt: retire ? unit.now : null })
    await recordAudit(unit, {
      adminId: accountId,
      action: retire ? 'speciality.retired' : 'speciality.restored',
      subject: { kind: 'speciality', id: name },
    })
  })
