import type { CheckKind } from '@anseo/domain/vetting-checks'
import { missingChecks } from '@anseo/domain/vetting-standing'
import type { Queryable } from '../../../platform/database/database.ts'
import { findVerdicts } from './check-store.ts'

/** Returns the mandatory checks of a vendor that are missing, failed or expired. */
export const missingChecksOf = async (
  db: Queryable,
  { id, mandatory }: { id: string; mandatory: readonly CheckKind[] },
  now: Date,
): Promise<CheckKind[]> =>
  missingChecks(mandatory, { verdicts: await findVerdicts(db, id), documents: [] }, now)
