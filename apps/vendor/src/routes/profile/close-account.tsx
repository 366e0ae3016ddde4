import { useCloseAccount, useClosing } from '@anseo/api-client/use-erasure'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { CloseAccount } from '@anseo/ui/close-account'
import { LoadFailure } from '@anseo/ui/load-failure'
import { ERASURE_CALLS } from '../../queries/erasure.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { LiveAppointments } from './live-appointments.tsx'

const GOES = [
  'your public page, at once, with services, hours and picture',
  'your name, e-mail address, phone number and papers',
  'what you wrote: messages, quotes, notes, replies and reviews',
  'your notifications, devices and logins',
]
const STAYS = [
  'payments, receipts and payouts with the name that stands on them, for six years: tax law asks for that',
  'what we still owe you, in our books: add an account for payouts first, so that it reaches you',
  'what our checks came to, without a paper or a word',
  'that you accepted our terms, under a number that names nobody',
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
  const { closing, failed, reload } = useClosing(ERASURE_CALLS)
  const form = useCloseAccount(ERASURE_CALLS)
  if (failed && !closing) {
    return (
      <LoadFailure title="Your account did not load" onRetry={() => void reload()}>
        Please check your connection and try again.
      </LoadFailure>
    )
  }
  if (!closing) return <CardSkeleton count={1} />
  const live = closing.liveAppointments > 0 && <LiveAppointments />
  if (!closing.requestedAt) return <CloseAccount goes={GOES} stays={STAYS} live={live} {...form} />
  return (
    <section className="card pad grid gap-4" aria-label="Your account is closing">
      <p>Your account is closing. Until it is erased, “Keep my account” stands above every page.</p>
      {live}
    </section>
  )
}
