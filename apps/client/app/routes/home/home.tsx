// implements: §2.1, §7.4
import { shownSpecialities } from '@anseo/domain/specialities'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/home'
import { api } from '../../api/lazy-api.ts'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { organization, structuredData, webSite } from '../../shell/structured-data.server.ts'
import { listedVendor } from '../../vendors/vendor-list-card.tsx'
import { whenNear } from '../../when-near.ts'
import { FindBySpeciality } from './find-by-speciality.tsx'
import { Landing } from './landing.tsx'
import { loadTopVendors, loadVendorCount, type TopVendorsData } from './load-home.ts'
import { searchFormHtml } from './search-form.server.tsx'
import { Search } from './search.tsx'
import { Settled } from './settled.tsx'
import { TopVendorsWaiting } from './top-vendors-waiting.tsx'
import { TopVendors } from './top-vendors.tsx'

// The server renders this part; its code is loaded once the visitor scrolls near it, to keep the first load small.
const LowerPart = lazy(async () => {
  await whenNear('.banner')
  return import('./lower-part.tsx')
})

/** Loads the top vendors, the number of vendors, the search form and the structured data. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, now } = context.get(serverContext)
  const [top, vendorCount] = await Promise.all([loadTopVendors(api), loadVendorCount(api)])
  return {
    // Only the fields that the page shows are sent.
    top: top && { ...top, vendors: top.vendors.map(listedVendor) },
    vendorCount,
    search: searchFormHtml(now, shownSpecialities(settings.specialities)),
    data: structuredData(organization(settings), webSite(settings)),
  }
}

/** A navigation within the site shows the page immediately, and the vendors once they have loaded. */
export const clientLoader = () => ({
  top: loadTopVendors(api),
  vendorCount: loadVendorCount(api),
  search: undefined,
  data: undefined,
})

/** Returns the page's title, description and structured data. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.settings
  if (!settings) return []
  return pageMeta({
    settings,
    title: 'Find your everyday experts',
    description:
      'Vetted hairstylists, nail technicians, makeup artists, babysitters, massage therapists, chefs and cleaners anywhere in Ireland. Chat for a quote and book online.',
    path: '/',
    data: loaderData?.data,
  })
}

/** The home page, in the order of section 2. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, vendorCount, search } = loaderData
  return (
    <>
      <Landing />
      <Search html={search} />
      <FindBySpeciality />
      <Suspense fallback={<TopVendorsWaiting />}>
        <Settled value={top}>{(loaded: TopVendorsData | null) => <TopVendors top={loaded} />}</Settled>
      </Suspense>
      <Suspense>
        <LowerPart vendorCount={vendorCount} />
      </Suspense>
    </>
  )
}
