import { useClosing } from '@anseo/site-kit/use-erasure'
import { ClosingBanner } from '@anseo/ui/closing-banner'
import { ERASURE_CALLS, useKeepingAccount } from '../queries/erasure.ts'

/** Banner above every page of an account that is closing. */
export function ClosingAccount() {
  const { closing } = useClosing(ERASURE_CALLS)
  const keeping = useKeepingAccount()
  return closing?.requestedAt ? <ClosingBanner closing={closing} {...keeping} /> : null
}
