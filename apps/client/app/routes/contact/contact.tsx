// implements: §2.2, §2.48
import { formatPhone } from '@anseo/domain/phone'
import { Button } from '@anseo/ui/button'
import briefcasePicture from '@anseo/ui/assets/pictures/briefcase.webp?no-inline'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import housePicture from '@anseo/ui/assets/pictures/house.webp?no-inline'
import telephonePicture from '@anseo/ui/assets/pictures/telephone.webp?no-inline'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { organization, ownPage, structuredData } from '../../shell/structured-data.server.ts'
import type { Route } from './+types/contact'
import { ContactCard } from './contact-card.tsx'

/** The opening hours, shown only here: the brand's settings hold the phone number but no hours. */
const PHONE_HOURS = 'Monday to Friday, 09:00 AM to 05:30 PM'

/** Returns the settings and the page's structured data. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(serverContext)
  return {
    settings,
    data: structuredData(ownPage(settings, 'ContactPage', '/contact'), organization(settings)),
  }
}

/** Returns the page's title, description and structured data. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings, data } = loaderData
  return pageMeta({
    settings,
    title: 'Contact',
    description: `Our office in ${settings.brand.address}, phone, email and careers.`,
    path: '/contact',
    data,
  })
}

/** Office, phone, email and careers (§2 Contact). */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { brand } = loaderData.settings
  const subject = encodeURIComponent(`Working at ${brand.name}`)
  return (
    <div className="wrap mid page">
      <h1>Contact us</h1>
      <p className="mt-2 mb-7 max-w-xl text-[1.0625rem] text-ink-2">
        We&apos;re happy to help. About an appointment? It&apos;s quickest to message your vendor.
      </p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-5">
        <ContactCard title="Our office" wall="sea-foam" picture={housePicture} hint="By appointment only">
          {brand.address}
        </ContactCard>
        <ContactCard title="Phone" wall="moss" picture={telephonePicture} hint={PHONE_HOURS}>
          <a
            className="link num inline-flex min-h-11 items-center"
            href={`tel:${brand.phone.replaceAll(/\s/g, '')}`}
          >
            {formatPhone(brand.phone)}
          </a>
        </ContactCard>
        <ContactCard
          title="Email"
          wall="heather"
          picture={envelopePicture}
          hint="General enquiries, answered within a day"
        >
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </ContactCard>
        <ContactCard title="Careers" wall="barley" picture={briefcasePicture}>
          <p>Work with us in Dublin or from home</p>
          <Button asChild tone="sec" size="sm" className="mt-2">
            <a href={`mailto:${brand.careersEmail}?subject=${subject}`}>Explore Jobs</a>
          </Button>
        </ContactCard>
      </div>
    </div>
  )
}
