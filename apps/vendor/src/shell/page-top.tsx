import { IconButton } from '@anseo/ui/icon-button'
import { TopBar } from '@anseo/ui/ink-rail'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUnreadNotices } from '../queries/notices.ts'
import { settings } from '../site.ts'

/** The bar above a page: its title, its controls and the bell. */
export function PageTop({ title, children }: { title: string; children?: ReactNode }) {
  const { data: unread = 0 } = useUnreadNotices()
  return (
    <TopBar brand={settings.brand.name} title={title}>
      <title>{`${title} | ${settings.brand.name} Pro`}</title>
      {children}
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        icon={<Bell aria-hidden="true" />}
        count={unread}
        link={<Link to="/notifications" />}
      />
    </TopBar>
  )
}
