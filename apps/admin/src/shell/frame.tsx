import { InkRail, Shell } from '@anseo/ui/ink-rail'
import type { RailEntry } from '@anseo/ui/ink-rail'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useProfile } from '../queries/profile.ts'
import { useWaitingCount } from '../queries/vendors.ts'
import { settings } from '../site.ts'
import { Logout } from './logout.tsx'

/** The frame of the signed-in pages: ink rail from 1024 px, a menu below. */
export function Frame({ children }: { children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  const { data: admin } = useProfile()
  const entries: RailEntry[] = [
    {
      label: 'Vetting',
      icon: <ShieldCheck aria-hidden="true" />,
      link: <Link to="/" />,
      current: true,
      count: useWaitingCount(),
    },
  ]
  return (
    <Shell
      rail={
        <InkRail
          brand={settings.brand.name}
          site="Admin"
          entries={entries}
          person={{ name: admin?.name ?? '', what: 'Administrator', picture: admin?.image ?? null }}
          onLogout={() => setLeaving(true)}
        />
      }
    >
      {children}
      <Logout open={leaving} onStay={() => setLeaving(false)} />
    </Shell>
  )
}
