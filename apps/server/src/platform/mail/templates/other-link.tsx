import { Link, Section } from 'react-email'
import type { MailContent } from '../mail-content.ts'
import { LIGHT } from './palette.ts'

/** Renders the alternative below the button. */
export const OtherLink = ({ label, url }: NonNullable<MailContent['otherLink']>) => (
  <Section
    className="px"
    align="center"
    style={{ padding: '18px 36px 0', textAlign: 'center', fontSize: 16 }}
  >
    <Link href={url} className="link" style={{ color: LIGHT.link, textDecoration: 'underline' }}>
      {label}
    </Link>
  </Section>
)
