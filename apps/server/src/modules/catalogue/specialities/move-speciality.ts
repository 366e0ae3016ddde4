import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { movedTo } from '@anseo/domain/moved-to'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { changeSpecialities, requireRow } from './change-specialities.ts'
import { setOrder } from './store.ts'

/** Moves a speciality to another place of the list. @throws Refusal `NOT_FOUND` */
export const moveSpecialityBy = (
  runtime: Runtime,
  { accountId }: Caller,
  name: string,
  position: number,
): Promise<ManagedSpeciality[]> =>
  changeSpecialities(runtime, async (unit, rows) => {
    const from = rows.indexOf(requireRow(rows, name))
    const moved = movedTo(rows, from, position)
    const to = moved.findIndex((row) => row.name === name)
    if (to === from) return
    await setOrder(
      unit.db,
      moved.map((row) => row.name),
    )
    await recordAudit(unit, {
      adminId: accountId,
      action: 'speciality.moved',
      subject: { kind: 'speciality', id: name },
      details: { place: { from: from + 1, to: to + 1 } },
    })
  })
