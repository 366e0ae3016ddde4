import { withNext } from '@anseo/api-client/with-next'
import { featuredSpecialities } from '@anseo/domain/specialities'
import { AuthShell } from '@anseo/ui/auth-shell'
import type { StreetDoor } from '@anseo/ui/street'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { settings } from '../../site.ts'

interface AccountFrameProps {
  title: string
  /** The sentence below the title. */
  lead: ReactNode
  /** The object in the middle door; the people of the trade without one. */
  picture?: string
  children: ReactNode
}

/** The specialities drawn as front doors in the street of the picture. */
const PICTURED_SPECIALITIES = ['Cleaner', 'Hairstylist', 'Personal Chef']

/** The people on both sides of an object. */
const BESIDE = ['Cleaner', 'Personal Chef']

/** Layout of the pages before the login: a form beside a picture. */
export function AccountFrame({ title, lead, picture, children }: AccountFrameProps) {
  const people: readonly StreetDoor[] = featuredSpecialities(
    settings.specialities,
    picture ? BESIDE : PICTURED_SPECIALITIES,
  )
  const doors: readonly StreetDoor[] = picture
    ? people.toSpliced(1, 0, { wall: 'sea-foam', picture })
    : people
  return (
    <AuthShell
      brand={settings.brand.name}
      home={<Link to="/login" />}
      doors={doors}
      slogan="Clients who are ready when you are."
      motto="Your requests, messages and appointments in one place."
    >
      <title>{`${title} | ${settings.brand.name} Pro`}</title>
      <div>
        <h1>{title}</h1>
        <p className="muted mt-2">{lead}</p>
      </div>
      {children}
    </AuthShell>
  )
}

/** The link back to the login, which still knows the page to open after it. */
export function BackToLogin() {
  const [search] = useSearchParams()
  return (
    <p className="text-center">
      <Link className="link" to={withNext('/login', search)}>
        Back to login
      </Link>
    </p>
  )
}
