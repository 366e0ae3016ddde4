import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { CloseAccount } from '@anseo/ui/close-account'
import { LoadFailure } from '@anseo/ui/load-failure'
import type { ReactNode } from 'react'
import type { SiteCalls } from '../site-calls.ts'
import { useCloseAccount, useClosing } from '../use-erasure.ts'

interface ClosingProps extends SiteCalls<'user' | 'pro'> {
  /** The text about the data that is deleted and the data that is kept. */
  goes: readonly string[]
  stays: readonly string[]
  /** Stands beside the form, for an account without a password. */
  aside?: ReactNode
  /** Renders the appointments that are still to come; `onChanged` loads their number again, here and for the banner. */
  renderLive: (count: number, onChanged: () => void) => ReactNode
}

/** Closes the account, or says that it is closing. */
export function Closing({ api, site, goes, stays, aside, renderLive }: ClosingProps) {
  const { closing, failed, reload } = useClosing({ api, site })
  const form = useCloseAccount({ api, site })
  if (failed && !closing) {
    return <LoadFailure title="We couldn't load your account" onRetry={reload} />
  }
  if (!closing) return <CardSkeleton count={1} />
  const { liveAppointments: count, requestedAt } = closing
  const live = count > 0 && renderLive(count, reload)
  if (!requestedAt) return <CloseAccount goes={goes} stays={stays} live={live} aside={aside} {...form} />
  return (
    <section className="card pad grid gap-4" aria-label="Your account is closing">
      <p>
        Your account is scheduled for deletion. To stop it, choose “Keep my account” at the top of any page.
      </p>
      {live}
    </section>
  )
}
