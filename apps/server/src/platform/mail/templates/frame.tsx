import { Body, Container, Head, Html, Preview, Section } from 'react-email'
import type { ReactNode } from 'react'
import type { MailBrand } from '../mail-content.ts'
import { BrandLine } from './brand-line.tsx'
import { Foot } from './foot.tsx'
import { LIGHT, STYLE } from './palette.ts'

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

interface FrameProps {
  brand: MailBrand
  title: string
  /** The preview text in a list of emails. */
  preview: string
  preferencesUrl: string | undefined
  stopUrl: string | undefined
  children: ReactNode
}

/** Renders the frame of every email: one column with the brand, a card and the footer. */
export const Frame = ({ brand, title, preview, preferencesUrl, stopUrl, children }: FrameProps) => (
  <Html lang="en-IE">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
    </Head>
    <Body
      lang="en-IE"
      className="paper"
      style={{
        margin: 0,
        padding: '24px 12px 40px',
        background: LIGHT.paper,
        color: LIGHT.ink,
        fontFamily: FONT,
        fontSize: 16,
        lineHeight: 1.5,
      }}
    >
      <Preview useTitleTag={false}>{preview}</Preview>
      <Container className="ink" style={{ maxWidth: 560, color: LIGHT.ink }}>
        <BrandLine brand={brand} />
        <Section
          className="card"
          style={{
            background: LIGHT.surface,
            border: `1px solid ${LIGHT.line}`,
            borderRadius: 24,
            borderCollapse: 'separate',
          }}
        >
          {children}
        </Section>
        <Foot brand={brand} preferencesUrl={preferencesUrl} stopUrl={stopUrl} />
      </Container>
    </Body>
  </Html>
)
