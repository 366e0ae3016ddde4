import { ClosingBanner } from '@anseo/ui/closing-banner'
import type { SiteCalls } from '../site-calls.ts'
import { useClosing, useKeeping } from '../use-erasure.ts'

type ClosingAccountProps = SiteCalls<'user' | 'pro'> & {
  /** Called once the account is kept. */
  onKept?: () => void
}

/** Shows above every page that the account is closing, with a button to keep it. */
export function ClosingAccount({ onKept, ...calls }: ClosingAccountProps) {
  const { closing } = useClosing(calls)
  const keeping = useKeeping(calls, onKept)
  return closing?.requestedAt ? <ClosingBanner closing={closing} {...keeping} /> : null
}
