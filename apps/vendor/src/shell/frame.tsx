import { InkRail, Shell } from '@anseo/ui/ink-rail'
import type { RailEntry } from '@anseo/ui/ink-rail'
import { TabBar } from '@anseo/ui/tab-bar'
import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { appointmentState } from '@anseo/domain/appointment'
import { specialityLabel } from '@anseo/domain/specialities'
import { useNow } from '@anseo/api-client/use-now'
import { MessageCircle, Sun, User } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useAppointments } from '../queries/appointments.ts'
import { useUnreadMessages } from '../queries/inbox.ts'
import { settings } from '../site.ts'
import { Logout } from './logout.tsx'

/** The frame of the signed-in pages: ink rail from 1024 px, tab bar below. */
export function Frame({ vendor, children }: { vendor: OwnVendorOnWire; children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  const entries = useEntries()
  return (
    <Shell
      rail={
        <InkRail
          brand={settings.brand.name}
          site="Pro"
          entries={entries}
          person={{ name: vendor.name, what: specialityLabel(vendor.speciality), picture: vendor.image }}
          onLogout={() => setLeaving(true)}
        />
      }
    >
      {children}
      <TabBar entries={entries} />
      <Logout open={leaving} onStay={() => setLeaving(false)} />
    </Shell>
  )
}

function useEntries(): RailEntry[] {
  const { pathname } = useLocation()
  const { data: appointments = [] } = useAppointments()
  const now = useNow()
  const requests = appointments.filter(({ facts }) => appointmentState(facts, now) === 'pending').length
  const messages = useUnreadMessages()
  return [
    {
      label: 'Today',
      icon: <Sun aria-hidden="true" />,
      link: <Link to="/" />,
      current: pathname === '/' || pathname.startsWith('/appointments/'),
      count: requests,
    },
    {
      label: 'Messages',
      icon: <MessageCircle aria-hidden="true" />,
      link: <Link to="/messages" />,
      current: pathname.startsWith('/messages'),
      count: messages,
    },
    {
      label: 'Profile',
      icon: <User aria-hidden="true" />,
      link: <Link to="/profile" />,
      current: pathname === '/profile',
    },
  ]
}
