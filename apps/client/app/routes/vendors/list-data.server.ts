import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import type { Speciality } from '@anseo/domain/specialities'
import type { SiteSettings } from '../../api/server-context.ts'
import { breadcrumbs, structuredData } from '../../shell/structured-data.server.ts'
import { specialityPath } from '../../vendors/speciality-links.tsx'
import type { ListedVendor } from '../../vendors/vendor-list-card.tsx'

interface ListPage {
  settings: SiteSettings
  speciality: Speciality | null
  vendors: ListedVendor[]
  page: number
  total: number
}

/** Describes the list for search engines: its vendors in their order, and its breadcrumbs. */
export function listData({ settings, speciality, vendors, page, total }: ListPage) {
  const before = (page - 1) * VENDOR_PAGE_SIZE
  return structuredData(
    {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: vendors.map(({ _id, name }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name,
        url: `${settings.publicUrl}/appointment/${_id}`,
      })),
    },
    breadcrumbs(settings, listSteps(settings, speciality)),
  )
}

/** Returns the breadcrumbs from home to a list. */
export const listSteps = ({ specialities }: SiteSettings, speciality: Speciality | null) => [
  { name: 'All Vendors', path: specialityPath(null) },
  ...specialities
    .filter(({ name }) => name === speciality)
    .map(({ name, plural }) => ({ name: plural, path: specialityPath(name) })),
]
