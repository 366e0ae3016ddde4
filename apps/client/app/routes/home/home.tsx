import type { Route } from './+types/home'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { listedVendor } from '../vendors/vendor-list-card.tsx'
import { CreateAccountBanner } from './create-account-banner.tsx'
import { FindBySpeciality } from './find-by-speciality.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Landing } from './landing.tsx'
import { TopVendors } from './top-vendors.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings } = context.get(serverContext)
  const [top, listed] = await Promise.all([
    api('GET /api/vendor/top').catch(() => null),
    api('GET /api/vendor/list', { query: { page: 1, pageSize: 1 } }).catch(() => null),
  ])
  return {
    settings,
    top: top && { vendors: top.data.map(listedVendor), fallback: top.fallback },
    vendorCount: listed?.total ?? null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  const { brand, publicUrl } = settings
  return pageMeta({
    settings,
    title: 'Find your everyday experts',
    description:
      'Vetted hairstylists, nail technicians, makeup artists, babysitters, massage therapists, chefs and cleaners anywhere in Ireland. Chat for a quote and book your hour.',
    path: '/',
    data: {
      '@type': 'WebSite',
      name: brand.name,
      url: publicUrl,
      publisher: { '@type': 'Organization', name: brand.name, email: brand.email, telephone: brand.phone },
    },
  })
}

/** The home page, in the order of section 2. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, vendorCount } = loaderData
  return (
    <>
      <Landing />
      <FindBySpeciality />
      <TopVendors top={top} />
      <CreateAccountBanner vendorCount={vendorCount} />
      <HowItWorks />
    </>
  )
}
