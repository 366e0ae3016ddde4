import { searchName } from '@anseo/domain/search-name'
import type { PaletteGroup } from '@anseo/ui/command-palette'
import { Link } from 'react-router'
import { MONEY_TABS, TAB_LABELS } from '../navigation/pages.ts'
import { useOpenPages } from '../navigation/use-may-open.ts'

/** Returns the pages that the admin's role may open and whose name contains `query`; all of them if it is empty. */
export function usePageGroup(query: string): PaletteGroup[] {
  const pages = useOpenPages()
  const money = pages.find(({ path }) => path === '/money')
  const tabs = money
    ? MONEY_TABS.map((tab) => ({ to: `/money?tab=${tab}`, label: TAB_LABELS[tab], Icon: money.Icon }))
    : []
  const places = [...pages, ...tabs].filter(({ label }) => searchName(label).includes(searchName(query)))
  if (places.length === 0) return []
  return [
    {
      label: 'Go to',
      options: places.map(({ to, label, Icon }) => ({
        key: `page-${to}`,
        title: `Go to ${label}`,
        icon: <Icon aria-hidden="true" />,
        link: <Link to={to} />,
      })),
    },
  ]
}
