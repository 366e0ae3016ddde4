import { Closing } from '@anseo/site-kit/cards/closing'
import { api } from '../../site.ts'
import { Page } from '../../shell/page.tsx'
import { LiveAppointments } from './live-appointments.tsx'

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
    <Page title="Close your account">
      <div className="max-w-[36rem]">
        <Closing
          api={api}
          site="pro"
          goes={GOES}
          stays={STAYS}
          renderLive={(count) => <LiveAppointments count={count} />}
        />
      </div>
    </Page>
  )
}
