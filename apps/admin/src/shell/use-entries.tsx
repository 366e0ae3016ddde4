import type { RailEntry } from '@anseo/ui/ink-rail'
import { Link, useLocation } from 'react-router'
import { useOpenComplaints } from '../queries/complaints.ts'
import { useOpenNotices } from '../queries/content-notices.ts'
import { useOpenReports } from '../queries/reports.ts'
import { useWaitingCount } from '../queries/vendors.ts'
import { useOpenPages } from '../navigation/use-may-open.ts'

/** Entries of the navigation that the own role may open, with the number of open tasks: in the rail from 1024 px, in the menu below. */
export function useEntries(): RailEntry[] {
  const { pathname } = useLocation()
  const reports = useOpenReports() + useOpenNotices() + useOpenComplaints()
  const counts: Record<string, number> = { '/vetting': useWaitingCount(), '/reports': reports }
  return useOpenPages().map(({ path, to, below = [], label, Icon }) => ({
    label,
    icon: <Icon aria-hidden="true" />,
    link: <Link to={to} />,
    current: path === '/' ? pathname === '/' : [path, ...below].some((one) => pathname.startsWith(one)),
    count: counts[path] ?? 0,
  }))
}
