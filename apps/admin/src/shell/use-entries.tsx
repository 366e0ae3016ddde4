import type { RailEntry } from '@anseo/ui/ink-rail'
import {
  CalendarDays,
  FileClock,
  FileSpreadsheet,
  Flag,
  KeyRound,
  LayoutDashboard,
  ListRestart,
  Megaphone,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Users,
  UsersRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useOpenComplaints } from '../queries/complaints.ts'
import { useOpenNotices } from '../queries/content-notices.ts'
import { useOpenReports } from '../queries/reports.ts'
import { useWaitingCount } from '../queries/vendors.ts'
import { useMayOpen } from './use-may-open.ts'

const PAGES: readonly { path: string; label: string; Icon: LucideIcon }[] = [
  { path: '/', label: 'Dashboard', Icon: LayoutDashboard },
  { path: '/vetting', label: 'Vetting', Icon: ShieldCheck },
  { path: '/checks', label: 'Expiring documents', Icon: FileClock },
  { path: '/people', label: 'People', Icon: Users },
  { path: '/appointments', label: 'Appointments', Icon: CalendarDays },
  { path: '/money', label: 'Money', Icon: Scale },
  { path: '/dac7', label: 'DAC7', Icon: FileSpreadsheet },
  { path: '/reports', label: 'Reports', Icon: Flag },
  { path: '/reviews', label: 'Reviews', Icon: Star },
  { path: '/broadcasts', label: 'Announcements', Icon: Megaphone },
  { path: '/audit', label: 'Audit log', Icon: ScrollText },
  { path: '/team', label: 'Team', Icon: UsersRound },
  { path: '/jobs', label: 'Jobs', Icon: ListRestart },
  { path: '/settings', label: 'Settings', Icon: Settings },
  { path: '/security', label: 'Security', Icon: KeyRound },
]

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
