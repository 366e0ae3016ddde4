// implements: §2.2, §2.47
import { featuredSpecialities } from '@anseo/domain/specialities'
import { Button } from '@anseo/ui/button'
import { Hills } from '@anseo/ui/hills'
import { Street } from '@anseo/ui/street'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { organization, ownPage, structuredData } from '../../shell/structured-data.server.ts'
import type { Route } from './+types/about'
import { Principles } from './principles.tsx'
import './about.css'

/** The specialities drawn as front doors in the street of the picture. */
const PICTURED_SPECIALITIES = ['Massage_Therapist', 'Personal Chef', 'Nail_Technician']

/** Returns the settings and the page's structured data. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(serverContext)
  return { settings, data: structuredData(ownPage(settings, 'AboutPage', '/about'), organization(settings)) }
}

/** Returns the page's title, description and structured data. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings, data } = loaderData
  return pageMeta({
    settings,
    title: 'About',
    description: `${settings.brand.name} connects people all over Ireland with vetted professionals for home and personal care.`,
    path: '/about',
    data,
  })
}

/** The mission and the values (§2 About). */
export default function About({ loaderData }: Route.ComponentProps) {
  const { brand, vendorUrl, specialities } = loaderData.settings
  return (
    <div className="wrap page">
      <div className="about-mission">
        <div className="grid content-center gap-4">
          <h1>Someone good, at your door</h1>
          <p className="text-[1.1875rem] leading-relaxed">
            {brand.name} is what you answer at roll-call in an Irish school: “here”. It is also what we want
            you to hear when you need a babysitter on Friday, a chef on Saturday or a hand with the house on
            Monday.
          </p>
          <p className="muted">
            We connect people with vetted professionals for home and personal care all over Ireland. Chat
            first, agree the price, book a time and pay a deposit. The person who turns up is the person you
            chose.
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button asChild>
              <Link to="/vendors">Browse Vendors</Link>
            </Button>
            <Button asChild tone="ghost" iconAfter={<ArrowUpRight aria-hidden="true" />}>
              <a href={vendorUrl}>Login as Vendor</a>
            </Button>
          </div>
        </div>
        <div className="hero about-street" aria-hidden="true">
          <Hills />
          <span className="sun" />
          <Street doors={featuredSpecialities(specialities, PICTURED_SPECIALITIES)} />
        </div>
      </div>
      <Principles />
    </div>
  )
}
