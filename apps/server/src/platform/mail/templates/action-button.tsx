import { Button, Section } from 'react-email'
import type { MailContent } from '../mail-content.ts'
import { LIGHT } from './palette.ts'

/** Renders the button for the one thing to do next; it is as wide as the card on phones. */
export const ActionButton = ({ label, url }: NonNullable<MailContent['button']>) => (
  <Section className="px btn" align="center" style={{ padding: '26px 36px 0', textAlign: 'center' }}>
    <Button
      href={url}
      style={{
        background: LIGHT.gorse,
        color: LIGHT.ink,
        textAlign: 'center',
        fontWeight: 700,
        fontSize: 17,
        padding: '16px 34px',
        borderRadius: 99,
      }}
    >
      {label}
    </Button>
  </Section>
)
