import type { RailEntry } from '@anseo/ui/rail-links'
import { Link, useLocation } from 'react-router'
import { useOpenComplaints } from '../queries/complaints.ts'
import { useOpenNotices } from '../queries/content-notices.ts'
import { useOpenReports } from '../queries/reports.ts'
import { useWaitingCount } from '../queries/vendors.ts'
import { useOpenPages } from '../navigation/use-may-open.ts'

/** Returns the entries of the navigation that the admin's role may open, each with its number of open tasks. */
export function useEntries(): RailEntry[] {
  const { pathname } = useLocation()
  const reports = useOpenReports() + useOpenNotices() + useOpenComplaints()
  const counts: Record<string, number> = { '/vetting': useWaitingCount(), '/reports': reports }
  return useOpenPages().map(({ path, to, below = [], label, Icon }) => ({
    label,
    icon: <Icon aria-hidden="true" />,
    link: <Link to={to} />,
    current: path === '/' ? pathname === '/' : [path, ...below].some((root) => pathname.startsWith(root)),
    count: counts[path] ?? 0,
  }))
}
