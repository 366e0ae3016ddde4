import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatPhone } from '@anseo/domain/phone'
import { specialityLabel } from '@anseo/domain/specialities'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { ThemeSwitch } from '@anseo/ui/theme-switch'
import { VerifiedPill } from '@anseo/ui/verified-mark'
import { ExternalLink, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useVendor } from '../../queries/profile.ts'
import { Logout } from '../../shell/logout.tsx'
import { PageTop } from '../../shell/page-top.tsx'
import { NotificationChoices } from './notification-choices.tsx'
import { ChangePassword } from './change-password.tsx'

/** `/profile`: what clients see of the vendor, the password, the theme and the way out. */
export function ProfilePage() {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <PageTop title="Profile" />
      <main id="main" tabIndex={-1}>
        <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid gap-5">
            <PublicData />
            <NotificationChoices />
          </div>
          <div className="grid gap-5">
            <ChangePassword />
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
      </main>
    </>
  )
}

function PublicData() {
  const vendor = useVendor()
  return (
    <section className="card pad grid gap-5" aria-label="What clients see">
      <div className="flex flex-wrap items-center gap-5">
        <ArchPortrait name={vendor.name} src={vendor.image} width={112} eager />
        <div className="grid justify-items-start gap-2">
          <h2>{vendor.name}</h2>
          <p className="muted">
            {specialityLabel(vendor.speciality)}, {vendor.city}
          </p>
          {vendor.isVerified && <VerifiedPill />}
        </div>
      </div>
      <KeyValueList
        items={[
          { label: 'Fee per hour', value: formatEuro(euroToCents(vendor.fees)) },
          { label: 'Experience', value: vendor.experience },
          { label: 'Area', value: vendor.location },
          { label: 'Completed appointments', value: vendor.completedAppointments },
          { label: 'Phone', value: formatPhone(vendor.phone) },
          { label: 'E-mail', value: vendor.email },
        ]}
      />
      <div className="grid gap-1.5">
        <h3 className="text-base">About</h3>
        <p className="muted whitespace-pre-line">{vendor.about}</p>
      </div>
      {vendor.isVerified && (
        <div>
          <Button asChild tone="sec" icon={<ExternalLink aria-hidden="true" />}>
            <a href={`/appointment/${vendor._id}`}>Public page</a>
          </Button>
        </div>
      )}
    </section>
  )
}
