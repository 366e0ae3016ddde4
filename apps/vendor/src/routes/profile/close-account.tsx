import { useCloseAccount, useClosing } from '@anseo/site-kit/use-erasure'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { CloseAccount } from '@anseo/ui/close-account'
import { LoadFailure } from '@anseo/ui/load-failure'
import { api } from '../../site.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { LiveAppointments } from './live-appointments.tsx'

const CALLS = { api, site: 'pro' } as const

const GOES = [
  'your public page straight away, with services, hours and photo',
  'your name, email, phone number and documents',
  'what you wrote: messages, quotes, notes, replies and reviews',
  'your notifications, devices and logins',
]
const STAYS = [
  'payments, receipts and payouts, including your name, for 6 years, as tax law requires',
  'money we owe you (add a payout account first so we can pay it)',
  'the results of our checks, without documents or notes',
  'a record that you accepted our terms, without your name',
]

/** `/profile/close-account`, reached from the profile. */
export function CloseAccountPage() {
  return (
    <>
      <PageTop title="Close your account" />
      <main id="main" tabIndex={-1}>
        <div className="max-w-[36rem]">
          <Closing />
        </div>
      </main>
    </>
  )
}

function Closing() {
  const { closing, failed, reload } = useClosing(CALLS)
  const form = useCloseAccount(CALLS)
  if (failed && !closing) {
    return <LoadFailure title="We couldn't load your account" onRetry={() => void reload()} />
  }
  if (!closing) return <CardSkeleton count={1} />
  const live = closing.liveAppointments > 0 && <LiveAppointments count={closing.liveAppointments} />
  if (!closing.requestedAt) return <CloseAccount goes={GOES} stays={STAYS} live={live} {...form} />
  return (
    <section className="card pad grid gap-4" aria-label="Your account is closing">
      <p>
        Your account is scheduled for deletion. To stop it, choose “Keep my account” at the top of any page.
      </p>
      {live}
    </section>
  )
}
