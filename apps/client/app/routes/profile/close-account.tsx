import { RECORD_YEARS } from '@anseo/domain/limits'
import { Closing } from '@anseo/site-kit/cards/closing'
import { showPageAgain } from '../../forms/early-submit.ts'
import { api } from '../../api/browser-api.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { LiveAppointments } from './live-appointments.tsx'
import { ProfileSubpage } from './profile-subpage.tsx'
import { SetPasswordLink } from './set-password-link.tsx'

export const meta = ownPageMeta('Close your account')
export const action = showPageAgain

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
      <Closing
        api={api}
        site="user"
        goes={DELETED}
        stays={KEPT}
        aside={<SetPasswordLink />}
        renderLive={(count, onChanged) => <LiveAppointments count={count} onChanged={onChanged} />}
      />
    </ProfileSubpage>
  )
}
