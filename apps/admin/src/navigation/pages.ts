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

export interface Page {
  path: string
  label: string
  Icon: LucideIcon
  /** Further pages that belong to the entry; it leads to the first that the admin's role may open. */
  below?: readonly string[]
}

/** The pages of the navigation, in their order. */
export const PAGES: readonly Page[] = [
  { path: '/', label: 'Dashboard', Icon: LayoutDashboard },
  { path: '/vetting', label: 'Vetting', Icon: ShieldCheck },
  { path: '/checks', label: 'Expiring documents', Icon: FileClock },
  { path: '/people', label: 'People', Icon: Users },
  { path: '/appointments', label: 'Appointments', Icon: CalendarDays },
  { path: '/money', label: 'Money', Icon: Scale },
  { path: '/dac7', label: 'DAC7', Icon: FileSpreadsheet },
  { path: '/reports', label: 'Reports', Icon: Flag, below: ['/notices', '/complaints'] },
  { path: '/reviews', label: 'Reviews', Icon: Star },
  { path: '/broadcasts', label: 'Announcements', Icon: Megaphone },
  { path: '/audit', label: 'Audit log', Icon: ScrollText },
  { path: '/team', label: 'Team', Icon: UsersRound },
  { path: '/jobs', label: 'Jobs', Icon: ListRestart },
  { path: '/settings', label: 'Settings', Icon: Settings },
  { path: '/security', label: 'Security', Icon: KeyRound },
]

/** The tabs of the money page, in their order. */
export const MONEY_TABS = ['payments', 'refunds', 'payouts', 'disputes', 'ledger'] as const
export type MoneyTab = (typeof MONEY_TABS)[number]

export const TAB_LABELS: Record<MoneyTab, string> = {
  payments: 'Payments',
  refunds: 'Refunds',
  payouts: 'Payouts',
  disputes: 'Disputes',
  ledger: 'Ledger',
}
