import { Link, Section } from 'react-email'
import { footLine, type MailBrand, SAFETY } from '../mail-content.ts'
import { LIGHT } from './palette.ts'

interface FootProps {
  brand: MailBrand
  preferencesUrl: string | undefined
  stopUrl: string | undefined
}

/** Renders the sender, the link to the preferences, and a note on what we never ask for. */
export const Foot = ({ brand, preferencesUrl, stopUrl }: FootProps) => (
  <Section className="px ink3" style={{ padding: '22px 16px 0', fontSize: 13, color: LIGHT.ink3 }}>
    {footLine(brand)}{' '}
    {preferencesUrl !== undefined && (
      <Link href={preferencesUrl} className="link" style={{ color: LIGHT.link, textDecoration: 'underline' }}>
        Choose which emails you get
      </Link>
    )}
    {stopUrl !== undefined && (
      <Link href={stopUrl} className="link" style={{ color: LIGHT.link, textDecoration: 'underline' }}>
        Stop emails from vendors
      </Link>
    )}
    <br />
    {SAFETY}
  </Section>
)
