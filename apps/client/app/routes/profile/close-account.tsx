import { RECORD_YEARS } from '@anseo/domain/limits'
import { useCloseAccount, useClosing } from '@anseo/site-kit/use-erasure'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { CloseAccount } from '@anseo/ui/close-account'
import { LoadFailure } from '@anseo/ui/load-failure'
import { showPageAgain } from '../../forms/early-submit.ts'
import { api } from '../../api/browser-api.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import type { Route } from './+types/close-account'
import { LiveAppointments } from './live-appointments.tsx'
import { ProfileSubpage } from './profile-subpage.tsx'
import { SetPasswordLink } from './set-password-link.tsx'

export const meta = ownPageMeta('Close your account')

/** Shows the page again if its form is submitted before the page is interactive. */
export const action = ({ request }: Route.ActionArgs) => showPageAgain({ request })

const CALLS = { api, site: 'user' } as const

const DELETED = [
  'your name, email, phone number, address and photo',
  'what you wrote: messages, notes, reviews and reports',
  'your notifications, devices and logins',
]
const KEPT = [
  `payments and receipts, including your name, for ${RECORD_YEARS} years, as tax law requires`,
  'your star ratings, without your name or comments',
  'a record that you accepted our terms, without your name',
]

/** `/my-profile/close-account`, reached from the profile. */
export default function CloseAccountPage() {
  return (
    <ProfileSubpage title="Close your account">
      <Closing />
    </ProfileSubpage>
  )
}

function Closing() {
  const { closing, failed, reload } = useClosing(CALLS)
  const form = useCloseAccount(CALLS)
  if (failed && !closing) {
    return <LoadFailure title="We couldn't load your account" onRetry={() => void reload()} />
  }
  if (!closing) return <CardSkeleton count={1} />
  const live = closing.liveAppointments > 0 && (
    <LiveAppointments count={closing.liveAppointments} onChanged={reload} />
  )
  if (!closing.requestedAt)
    return <CloseAccount goes={DELETED} stays={KEPT} live={live} aside={<SetPasswordLink />} {...form} />
  return (
    <section className="card pad grid gap-4" aria-label="Your account is closing">
      <p>
        Your account is scheduled for deletion. To stop it, choose “Keep my account” at the top of any page.
      </p>
      {live}
    </section>
  )
}
