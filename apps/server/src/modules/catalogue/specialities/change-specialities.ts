import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { readManaged } from './read-specialities.ts'
import { findSpecialities, lockSpecialities, type SpecialityRow } from './store.ts'

/** Changes the list of specialities, one change at a time, and returns the new list. This process shows it at once. */
export async function changeSpecialities(
  runtime: Runtime,
  change: (unit: UnitOfWork, rows: readonly SpecialityRow[]) => Promise<void>,
): Promise<ManagedSpeciality[]> {
  const changed = await runtime.transaction(async (unit) => {
    await lockSpecialities(unit.db)
    await change(
      unit,
      (await findSpecialities(unit.db)).map(({ row }) => row),
    )
    return readManaged(unit.db)
  })
  await runtime.settings
    .refresh()
    .catch((error: unknown) => runtime.log.warn({ error }, 'The specialities are shown a little later'))
  return changed
}

/** Returns the speciality of that name. @throws Refusal `NOT_FOUND` */
export function requireRow(rows: readonly SpecialityRow[], name: string): SpecialityRow {
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Returns the speciality of that name and version. @throws Refusal `NOT_FOUND`, `SPECIALITY_CHANGED` if another admin has changed it since that version. */
export function requireVersion(rows: readonly SpecialityRow[], name: string, version: number): SpecialityRow {
  const row = requireRow(rows, name)
  if (row.version !== version) throw new Refusal('SPECIALITY_CHANGED')
  return row
}
