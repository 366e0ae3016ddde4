import { InkRail, Shell } from '@anseo/ui/ink-rail'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { recordAddress } from '../navigation/trail.ts'
import { useProfile } from '../queries/profile.ts'
import { settings } from '../site.ts'
import { LegalLinks } from './legal-links.tsx'
import { PaletteProvider } from '../palette/palette-provider.tsx'
import { Logout } from './logout.tsx'
import { useEntries } from './use-entries.tsx'

/** The frame of the signed-in pages: ink rail from 1024 px, a menu below. */
export function Frame({ children }: { children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  const { data: admin } = useProfile()
  const entries = useEntries()
  const { pathname, search } = useLocation()
  useEffect(() => recordAddress(pathname + search))
  return (
    <Shell
      rail={
        <InkRail
          brand={settings.brand.name}
          site="Admin"
          entries={entries}
          person={{
            name: admin?.name ?? '',
            what: admin?.roleText.name ?? '',
            picture: admin?.image ?? null,
          }}
          legal={<LegalLinks />}
          onLogout={() => setLeaving(true)}
        />
      }
    >
      <PaletteProvider>{children}</PaletteProvider>
      <Logout open={leaving} onStay={() => setLeaving(false)} />
    </Shell>
  )
}
