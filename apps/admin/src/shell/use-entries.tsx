import type { RailEntry } from '@anseo/ui/ink-rail'
import { Link, useLocation } from 'react-router'
import { PAGES } from '../navigation/pages.ts'
import { useOpenComplaints } from '../queries/complaints.ts'
import { useOpenNotices } from '../queries/content-notices.ts'
import { useOpenReports } from '../queries/reports.ts'
import { useWaitingCount } from '../queries/vendors.ts'
import { useMayOpen } from './use-may-open.ts'

/** Further pages that belong to an entry. */
const BELOW: Readonly<Record<string, readonly string[]>> = { '/reports': ['/notices', '/complaints'] }

/** Entries of the navigation that the own role may open, with the number of open tasks: in the rail from 1024 px, in the menu below. */
export function useEntries(): RailEntry[] {
  const { pathname } = useLocation()
  const reports = useOpenReports() + useOpenNotices() + useOpenComplaints()
  const counts: Record<string, number> = { '/vetting': useWaitingCount(), '/reports': reports }
  const mayOpen = useMayOpen()
  return PAGES.filter(({ path }) => mayOpen(path)).map(({ path, label, Icon }) => ({
    label,
    icon: <Icon aria-hidden="true" />,
    link: <Link to={path} />,
    current:
      path === '/'
        ? pathname === '/'
        : [path, ...(BELOW[path] ?? [])].some((one) => pathname.startsWith(one)),
    count: counts[path] ?? 0,
  }))
}
