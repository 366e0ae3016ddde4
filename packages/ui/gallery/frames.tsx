import type { ReactNode } from 'react'
import { BadgeCheck, Calendar, Home, Inbox, MessageCircle, User, Zap } from 'lucide-react'
import { AuthShell } from '@anseo/ui/auth-shell'
import { Banner } from '@anseo/ui/banner'
import { Button } from '@anseo/ui/button'
import { Hero, TrustWords } from '@anseo/ui/hero'
import { InkRail, Shell, TopBar } from '@anseo/ui/ink-rail'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import { OfflineBanner } from '@anseo/ui/offline-banner'
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import lockPicture from '@anseo/ui/assets/pictures/lock.webp?no-inline'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import plugPicture from '@anseo/ui/assets/pictures/plug.webp?no-inline'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { SiteFooter } from '@anseo/ui/site-footer'
import { SiteNav } from '@anseo/ui/site-nav'
import { SpecialityList } from '@anseo/ui/speciality-list'
import { SpecialityTiles } from '@anseo/ui/speciality-tiles'
import { StepCard, Steps } from '@anseo/ui/step-card'
import { TabBar } from '@anseo/ui/tab-bar'
import { TextInput } from '@anseo/ui/text-input'
import { SPECIALITIES, specialityLabel } from '@anseo/domain/specialities'
import { specialityLooks } from '@anseo/ui/specialities'
import { Anchor } from './panel.tsx'

const specialities = SPECIALITIES.map((speciality) => ({
  speciality,
  label: specialityLabel(speciality),
  link: <Anchor href={`#${speciality}`} />,
  count: 12,
}))

const account = {
  name: 'Ciara Nolan',
  role: 'Client',
  picture: specialityLooks.Hairstylist.picture,
  entries: [
    {
      key: 'profile',
      label: 'My Profile',
      icon: <User aria-hidden="true" />,
      link: <Anchor href="#profile" />,
    },
    {
      key: 'appointments',
      label: 'My Appointments',
      icon: <Calendar aria-hidden="true" />,
      link: <Anchor href="#appointments" />,
    },
    {
      key: 'messages',
      label: 'My Messages',
      icon: <MessageCircle aria-hidden="true" />,
      count: 3,
      link: <Anchor href="#messages" />,
    },
    { key: 'logout', label: 'Logout', danger: true, onSelect: () => undefined },
  ],
}

const rail = [
  { label: 'Today', icon: <Home aria-hidden="true" />, link: <Anchor href="#today" />, current: true },
  { label: 'Requests', icon: <Inbox aria-hidden="true" />, link: <Anchor href="#requests" />, count: 3 },
]

/** Navigation, hero, footer and rail around the other parts. */
export function Frames({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBanner
        text="You're offline. Please connect to the internet to use all features."
        onDismiss={() => undefined}
      />
      <SiteNav
        brand="Anseo"
        home={<Anchor href="#home" />}
        entries={['Home', 'All Vendors', 'About', 'Contact'].map((label) => ({
          label,
          link: <Anchor href={`#${label}`} />,
          current: label === 'Home',
        }))}
        vendorLogin={{ label: 'Vendor Login', link: <Anchor href="#pro" /> }}
        notifications={{ unread: 3, link: <Anchor href="#notifications" /> }}
        account={account}
      />
      <Hero asks="Supper for six this Friday?" answers="Happy to! Quote on its way.">
        <h1>
          From Spa Days to <span className="nobr">Supper - Find Your</span>{' '}
          <em className="nobr">Everyday Experts</em>
        </h1>
        <p className="lead">
          Vetted babysitters, chefs, stylists and other helpers, at your door anywhere in Ireland.
        </p>
        <Button asChild tone="cta" size="lg">
          <a href="#find">Book Appointment &gt;</a>
        </Button>
        <TrustWords
          items={[
            { icon: <BadgeCheck aria-hidden="true" />, words: 'Vetted Professionals' },
            { icon: <Zap aria-hidden="true" />, words: 'Fast Booking' },
            { icon: <User aria-hidden="true" />, words: 'People First' },
          ]}
        />
      </Hero>
      <main className="wrap grid gap-5 py-5">
        <SpecialityTiles items={specialities} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">{children}</div>
        <Banner
          title="Book with 110+ vetted vendors, all in one place"
          text="Create a free account to chat, book and manage your appointments."
          action={
            <Button tone="on-gorse" size="lg">
              Create Account
            </Button>
          }
        />
        <Steps>
          <StepCard
            number={1}
            title="Discover Vendors"
            text="Browse vetted people near you."
            wall="sea-foam"
            picture={magnifierPicture}
          />
          <StepCard
            number={2}
            title="Chat & Get Quotes"
            text="Agree the full price first."
            wall="heather"
            picture={speechBubblePicture}
          />
          <StepCard
            number={3}
            title="Book Appointments"
            text="Choose the day and the hour."
            wall="fuchsia"
            picture={calendarPicture}
          />
          <StepCard
            number={4}
            title="Secure Your Slot"
            text="Pay a secure deposit."
            wall="moss"
            picture={lockPicture}
          />
        </Steps>
        <div className="max-w-64">
          <SpecialityList items={specialities} active="Hairstylist" />
        </div>
        <NowhereDoor
          title="Oops! Something went wrong"
          picture={plugPicture}
          actions={<Button tone="cta">Refresh Page</Button>}
        >
          <p>Nothing that you booked or paid is lost. Refresh the page or try again.</p>
        </NowhereDoor>
      </main>
      <SiteFooter
        brand="Anseo"
        text="Anseo connects customers with verified professionals for home and personal care, right across Ireland."
        columns={[{ title: 'Quick links', items: [{ key: 'home', content: <a href="#home">Home</a> }] }]}
        copyright="© 2026 Anseo"
        motto="Anseo: Irish for “here”."
      />
      <Shell
        rail={
          <InkRail
            brand="Anseo"
            site="Pro"
            entries={rail}
            person={{ name: 'Aoife Byrne', what: 'Hairstylist' }}
            onLogout={() => undefined}
          />
        }
      >
        <TopBar brand="Anseo" title="Saturday 21 November" />
        <main className="min-h-60" />
        <TabBar entries={rail} onMore={() => undefined} moreIsCurrent={false} />
      </Shell>
      <AuthShell
        brand="Anseo"
        home={<Anchor href="#home" />}
        slogan={
          <>
            Say it like
            <br />
            roll call: <em>anseo!</em>
          </>
        }
        motto="Irish for “here”. Vetted professionals, at your door, when you need them."
        terms="Terms of Service"
      >
        <h1>Welcome back</h1>
        <TextInput label="Email" />
        <Button tone="cta" size="lg" full>
          Login
        </Button>
      </AuthShell>
    </>
  )
}
