import { Column, Img, Row, Section } from 'react-email'
import type { MailBrand } from '../mail-content.ts'

/** Renders the product's icon and name. */
export const BrandLine = ({ brand: { name, iconUrl } }: { brand: MailBrand }) => (
  <Section style={{ padding: '0 8px 18px' }}>
    <Row>
      <Column style={{ width: 46 }}>
        {/* Lazy, or React puts a preload link into the head, which mail programs take for a remote file. */}
        <Img src={iconUrl} width="36" height="36" alt="" loading="lazy" style={{ borderRadius: 9 }} />
      </Column>
      <Column style={{ fontSize: 24, fontWeight: 800, letterSpacing: '-.04em' }}>{name.toLowerCase()}</Column>
    </Row>
  </Section>
)
