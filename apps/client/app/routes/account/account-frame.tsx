import { featuredSpecialities } from '@anseo/domain/specialities'
import type { Wall } from '@anseo/domain/walls'
import { AuthShell } from '@anseo/ui/auth-shell'
import type { StreetDoor } from '@anseo/ui/street'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSettings } from '../../root.tsx'
import { loginPath } from './login-path.ts'

interface AccountFrameProps {
  title: string
  /** The sentence below the title. */
  lead?: ReactNode
  /** The object in the middle door of the picture; without one it shows a person. */
  picture?: string
  wall?: Wall
  /** The large line of the panel; its end is highlighted. */
  slogan: readonly [start: ReactNode, end: string]
  motto?: string
  terms?: ReactNode
  children?: ReactNode
}

/** The specialities drawn as front doors in the street of the picture. */
const PICTURED_SPECIALITIES = ['Nail_Technician', 'Massage_Therapist', 'Makeup_Artist']
/** The people on both sides of an object. */
const BESIDE = ['Cleaner', 'Babysitter']

/** The frame of the pages around the login: a form next to a street of doors. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, lead, picture, wall = 'fuchsia', slogan, motto = '', terms, children } = props
  const { brand, specialities } = useSettings()
  const people: readonly StreetDoor[] = featuredSpecialities(
    specialities,
    picture ? BESIDE : PICTURED_SPECIALITIES,
  )
  const doors: readonly StreetDoor[] = picture ? people.toSpliced(1, 0, { wall, picture }) : people
  return (
    <AuthShell
      brand={brand.name}
      home={<Link to="/" />}
      doors={doors}
      slogan={
        <>
          {slogan[0]} <em className="block">{slogan[1]}</em>
        </>
      }
      motto={motto}
      terms={terms}
    >
      <div>
        <h1>{title}</h1>
        {lead && <p className="muted mt-1.5">{lead}</p>}
      </div>
      {children}
    </AuthShell>
  )
}

/** The link back to the login, at the bottom of a form. */
export function BackToLogin() {
  const [search] = useSearchParams()
  return (
    <p className="text-center">
      <Link className="link" to={loginPath(search)}>
        Back to login
      </Link>
    </p>
  )
}
