import type { RailEntry } from '@anseo/ui/ink-rail'
import { Link, useLocation } from 'react-router'
import { PAGES } from '../navigation/pages.ts'
import { useOpenReports } from '../queries/reports.ts'
import { useWaitingCount } from '../queries/vendors.ts'

/** Entries of the navigation with the number of open tasks: in the rail from 1024 px, in the menu below. */
export function useEntries(): RailEntry[] {
  const { pathname } = useLocation()
  const counts: Record<string, number> = { '/vetting': useWaitingCount(), '/reports': useOpenReports() }
  return PAGES.map(({ path, label, Icon }) => ({
    label,
    icon: <Icon aria-hidden="true" />,
    link: <Link to={path} />,
    current: path === '/' ? pathname === '/' : pathname.startsWith(path),
    count: counts[path] ?? 0,
  }))
}
