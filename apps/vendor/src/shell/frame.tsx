import { ClosingAccount } from '@anseo/site-kit/cards/closing-account'
import { InkRail, Shell } from '@anseo/ui/ink-rail'
import { MenuSheet } from '@anseo/ui/menu-sheet'
import { TabBar } from '@anseo/ui/tab-bar'
import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { type ReactNode, useState } from 'react'
import { api, queries, settings } from '../site.ts'
import { specialityLabel } from '../specialities.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { ChangedVendorTerms } from './changed-vendor-terms.tsx'
import { LegalLinks } from './legal-links.tsx'
import { Logout } from './logout.tsx'
import { useEntries } from './use-entries.tsx'

/** The frame of the signed-in pages: ink rail from 1024 px, tab bar below. */
export function Frame({ vendor, children }: { vendor: OwnVendorOnWire; children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  const [menu, setMenu] = useState(false)
  const { rail, tabs, more } = useEntries(vendor)
  return (
    <Shell
      rail={
        <InkRail
          brand={settings.brand.name}
          site="Pro"
          entries={rail}
          person={{ name: vendor.name, what: specialityLabel(vendor.speciality), picture: vendor.image }}
          legal={<LegalLinks />}
          onLogout={() => setLeaving(true)}
        />
      }
    >
      <ChangedTerms />
      <ChangedVendorTerms />
      {/* An account that is kept is listed again, so all data are loaded again. */}
      <ClosingAccount api={api} site="pro" onKept={() => void queries.invalidateQueries()} />
      {children}
      <TabBar
        entries={tabs}
        onMore={() => setMenu(true)}
        moreIsCurrent={more.some(({ current }) => current)}
      />
      <MenuSheet
        title="More"
        open={menu}
        onClose={() => setMenu(false)}
        entries={more}
        legal={<LegalLinks />}
        onLogout={() => setLeaving(true)}
      />
      <Logout open={leaving} onStay={() => setLeaving(false)} />
    </Shell>
  )
}
