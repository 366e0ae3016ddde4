import { featuredSpecialities } from '@anseo/domain/specialities'
import { AuthShell } from '@anseo/ui/auth-shell'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settings } from '../../site.ts'

interface AccountFrameProps {
  title: string
  /** The sentence below the title. */
  lead: ReactNode
  children: ReactNode
}

/** The specialities drawn as front doors in the street of the picture. */
const PICTURED_SPECIALITIES = ['Nail_Technician', 'Massage_Therapist', 'Makeup_Artist']

/** Layout of the pages before the login: a form beside a picture. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <AuthShell
      brand={settings.brand.name}
      home={<Link to="/login" />}
      doors={featuredSpecialities(settings.specialities, PICTURED_SPECIALITIES)}
      slogan={`Keep ${settings.brand.name} safe and running.`}
      motto="We review every vendor before clients can book."
    >
      <title>{`${title} | ${settings.brand.name} Admin`}</title>
      <div>
        <h1>{title}</h1>
        <p className="muted mt-2">{lead}</p>
      </div>
      {children}
    </AuthShell>
  )
}
