import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { vendorLapsed, vendorVetted } from '../../catalogue/events.ts'
import { issueStatement } from './issue-statement.ts'
import { setAccountOpened } from './store.ts'

/** The clause by which a vendor's documents have to be valid. */
const VENDORS_CLAUSE = 'Terms of service, Vendors'

/** Gives reasons for the suspension that the system decides, and ends what a listing ends (D6). */
export const statementListeners = (): Subscription[] => [
  on(vendorLapsed, (unit, { vendorId, reason }) =>
    issueStatement(unit, {
      accountId: vendorId,
      measure: 'suspend',
      ground: 'terms',
      provision: VENDORS_CLAUSE,
      facts: reason,
      endsAt: null,
      adminId: null,
    }),
  ),
  on(vendorVetted, async (unit, { vendorId, decision, adminId }) => {
    if (decision !== 'verified') return
    const lifted = { liftedAt: unit.now, liftedBy: adminId }
    await setAccountOpened(unit.db, { accountId: vendorId, measure: 'suspend' }, lifted)
  }),
]
