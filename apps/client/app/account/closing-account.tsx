import { useClosing } from '@anseo/site-kit/use-erasure'
import { ClosingBanner } from '@anseo/ui/closing-banner'
import { ERASURE_CALLS } from './erasure-calls.ts'
import { useKeepingAccount } from './use-keeping-account.ts'

/** Shows above every page that the account is closing. */
export function ClosingAccount() {
  const { closing } = useClosing(ERASURE_CALLS)
  const keeping = useKeepingAccount()
  return closing?.requestedAt ? <ClosingBanner closing={closing} {...keeping} /> : null
}
