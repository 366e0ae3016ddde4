import type { ManagedSpeciality, SpecialityOnWire } from '@anseo/contract/specialities'
import type { Queryable } from '../../../platform/database/database.ts'
import { presentSpeciality } from './present.ts'
import { countVendors, findSpecialities } from './store.ts'

/** Reads all specialities in their order, retired ones included. */
export const readSpecialities = async (db: Queryable): Promise<SpecialityOnWire[]> =>
  (await findSpecialities(db)).map(presentSpeciality)

/** Reads them with the number of their vendors, for the operator. */
export async function readManaged(db: Queryable): Promise<ManagedSpeciality[]> {
  const found = await findSpecialities(db)
  const vendors = await countVendors(db)
  return found.map((one) => ({
    ...presentSpeciality(one),
    vendors: vendors.get(one.row.name) ?? 0,
    version: one.row.version,
  }))
}
