import { useNow } from '@anseo/site-kit/use-now'
import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { RailEntry } from '@anseo/ui/rail-links'
import {
  CalendarDays,
  Clock,
  FileCheck,
  Images,
  Inbox,
  KeyRound,
  ListChecks,
  MessageCircle,
  Tags,
  Star,
  Sun,
  User,
  Users,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useWaitingRequests } from '../appointments/use-waiting-requests.ts'
import { useOpenRequests } from '../queries/appointments.ts'
import { useUnreadMessages } from '../queries/inbox.ts'
import { useUnansweredQuoteRequests } from '../queries/quote-requests.ts'
import { useSeriesList } from '../queries/series.ts'

interface Page {
  path: string
  label: string
  Icon: LucideIcon
  /** Has a tab at the bottom on phones; the others are behind 'More'. */
  tab?: true
}

const FIRST_STEPS: Page = { path: '/getting-started', label: 'Getting started', Icon: ListChecks }

const PAGES: readonly Page[] = [
  { path: '/', label: 'Today', Icon: Sun, tab: true },
  { path: '/calendar', label: 'Calendar', Icon: CalendarDays, tab: true },
  { path: '/requests', label: 'Requests', Icon: Inbox, tab: true },
  { path: '/messages', label: 'Messages', Icon: MessageCircle, tab: true },
  { path: '/clients', label: 'Clients', Icon: Users },
  { path: '/hours', label: 'Hours and time off', Icon: Clock },
  { path: '/services', label: 'Services', Icon: Tags },
  { path: '/photos', label: 'Photos', Icon: Images },
  { path: '/earnings', label: 'Earnings', Icon: Wallet },
  { path: '/reviews', label: 'Reviews', Icon: Star },
  { path: '/documents', label: 'Documents', Icon: FileCheck },
  { path: '/profile', label: 'Profile', Icon: User },
  { path: '/security', label: 'Security', Icon: KeyRound },
]

/**
 * Returns the entries of the navigation, with the number of waiting requests and unread messages; the first steps come
 * first until the vendor is listed.
 * @returns all of them for the rail, and for a phone those in its tabs and those behind 'More'.
 */
export function useEntries(vendor: OwnVendorOnWire): {
  rail: RailEntry[]
  tabs: RailEntry[]
  more: RailEntry[]
} {
  const { pathname } = useLocation()
  const counts: Record<string, number> = {
    '/requests': useRequestCount(),
    '/messages': useUnreadMessages(),
  }
  const pages = vendor.vetting === 'verified' ? PAGES : [FIRST_STEPS, ...PAGES]
  const entry = ({ path, label, Icon }: Page): RailEntry => ({
    label,
    icon: <Icon aria-hidden="true" />,
    link: <Link to={path} />,
    current: path === '/' ? pathname === '/' : pathname.startsWith(path),
    count: counts[path] ?? 0,
  })
  return {
    rail: pages.map(entry),
    tabs: pages.filter(({ tab }) => tab).map(entry),
    more: pages.filter(({ tab }) => !tab).map(entry),
  }
}

/** Counts what waits for the vendor's answer: 0 until all lists have loaded, since a part of the sum would be wrong. */
function useRequestCount(): number {
  const { data: requests } = useOpenRequests()
  const quoteRequests = useUnansweredQuoteRequests()
  const { isPending } = useSeriesList()
  const waiting = useWaitingRequests(requests ?? [], useNow())
  if (requests === undefined || quoteRequests === undefined || isPending) return 0
  return quoteRequests + waiting.length
}
