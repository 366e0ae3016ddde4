import { AuthShell } from '@anseo/ui/auth-shell'
import type { StreetDoor } from '@anseo/ui/street'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settings } from '../../site.ts'

interface AccountFrameProps {
  title: string
  /** The sentence below the title. */
  lead: ReactNode
  /** The object in the middle door; the people of the trade without one. */
  picture?: string
  children: ReactNode
}

const STREET: readonly StreetDoor[] = ['Cleaner', 'Hairstylist', 'Personal Chef']

/** Layout of the pages before the login: a form beside a picture. */
export function AccountFrame({ title, lead, picture, children }: AccountFrameProps) {
  const doors: readonly StreetDoor[] = picture
    ? ['Cleaner', { wall: 'sea-foam', picture }, 'Personal Chef']
    : STREET
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
