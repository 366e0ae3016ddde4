import { Suspense } from 'react'
import type { Route } from './+types/home'
import { api } from '../../api/lazy-api.ts'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { organization, structuredData, webSite } from '../../shell/structured-data.server.ts'
import { CreateAccountBanner } from './create-account-banner.tsx'
import { FindBySpeciality } from './find-by-speciality.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Landing } from './landing.tsx'
import { loadTopVendors, loadVendorCount, type TopVendorsData } from './load-home.ts'
import { Settled } from './settled.tsx'
import { TopVendorsWaiting } from './top-vendors-waiting.tsx'
import { TopVendors } from './top-vendors.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings } = context.get(serverContext)
  const [top, vendorCount] = await Promise.all([loadTopVendors(api), loadVendorCount(api)])
  return { top, vendorCount, data: structuredData(organization(settings), webSite(settings)) }
}

/** Within the site the page comes at once, and its vendors when they are there. */
export const clientLoader = () => ({
  top: loadTopVendors(api),
  vendorCount: loadVendorCount(api),
  data: undefined,
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.settings
  if (!settings) return []
  return pageMeta({
    settings,
    title: 'Find your everyday experts',
    description:
      'Vetted hairstylists, nail technicians, makeup artists, babysitters, massage therapists, chefs and cleaners anywhere in Ireland. Chat for a quote and book your hour.',
    path: '/',
    data: loaderData?.data,
  })
}

/** The home page, in the order of section 2. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, vendorCount } = loaderData
  return (
    <>
      <Landing />
      <FindBySpeciality />
      <Suspense fallback={<TopVendorsWaiting />}>
        <Settled value={top}>{(loaded: TopVendorsData | null) => <TopVendors top={loaded} />}</Settled>
      </Suspense>
      <Suspense fallback={<CreateAccountBanner vendorCount={null} />}>
        <Settled value={vendorCount}>
          {(count: number | null) => <CreateAccountBanner vendorCount={count} />}
        </Settled>
      </Suspense>
      <HowItWorks />
    </>
  )
}
