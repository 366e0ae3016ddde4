import { ChangePassword } from '@anseo/site-kit/cards/change-password'
import { Button } from '@anseo/ui/button'
import { ThemeSwitch } from '@anseo/ui/theme-switch'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../site.ts'
import { Logout } from '../../shell/logout.tsx'
import { BackToSteps } from '../../shell/back-to-steps.tsx'
import { Page } from '../../shell/page.tsx'
import { BlockedClients } from './blocked-clients.tsx'
import { BookingsCard } from './bookings-card.tsx'
import { NotificationChoices } from './notification-choices.tsx'
import { PublicProfile } from './public-profile.tsx'
import { YourAccount } from './your-account.tsx'

/** `/profile`: public profile, password, theme and logout. */
export function ProfilePage() {
  const [leaving, setLeaving] = useState(false)
  return (
    <Page title="Profile">
      <BackToSteps />
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-5">
          <PublicProfile />
          <NotificationChoices />
          <BlockedClients />
        </div>
        <div className="grid gap-5">
          <BookingsCard />
          <ChangePassword api={api} site="pro" />
          <YourAccount />
          <section className="card pad grid gap-4" aria-label="This device">
            <h2 className="text-[1.1875rem]">This device</h2>
            <ThemeSwitch />
            <Button tone="sec" icon={<LogOut aria-hidden="true" />} onClick={() => setLeaving(true)}>
              Logout
            </Button>
          </section>
        </div>
      </div>
      <Logout open={leaving} onStay={() => setLeaving(false)} />
    </Page>
  )
}
