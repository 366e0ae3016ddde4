import { searchName } from '@anseo/domain/search-name'
import type { PaletteGroup } from '@anseo/ui/command-palette'
import { Link } from 'react-router'
import { MONEY_TABS, PAGES, TAB_LABELS } from '../navigation/pages.ts'

const MoneyIcon = PAGES.find(({ path }) => path === '/money')!.Icon

const PLACES = [
  ...PAGES,
  ...MONEY_TABS.map((tab) => ({ path: `/money?tab=${tab}`, label: TAB_LABELS[tab], Icon: MoneyIcon })),
]

/** Returns the pages whose name has the text in it; all pages without one. */
export function pageGroup(sought: string): PaletteGroup[] {
  const places = PLACES.filter(({ label }) => searchName(label).includes(searchName(sought)))
  if (places.length === 0) return []
  return [
    {
      label: 'Go to',
      options: places.map(({ path, label, Icon }) => ({
        key: `page-${path}`,
        title: `Go to ${label}`,
        icon: <Icon aria-hidden="true" />,
        link: <Link to={path} />,
      })),
    },
  ]
}
