import { renderToStaticMarkup } from 'react-dom/server'
import { Heading, Section, Text } from 'react-email'
import type { MailContent } from '../mail-content.ts'
import { ActionButton } from './action-button.tsx'
import { FactList } from './fact-list.tsx'
import { Frame } from './frame.tsx'
import { OtherLink } from './other-link.tsx'
import { LegalText } from './legal-text.tsx'
import { LIGHT } from './palette.ts'
import { StateBadge } from './state-badge.tsx'

const Mail = (content: MailContent) => {
  const { brand, badge, heading, paragraphs, button, otherLink, facts, legal, preferencesUrl, stopUrl } =
    content
  return (
    <Frame
      brand={brand}
      title={heading}
      preview={paragraphs.join(' ') || heading}
      preferencesUrl={preferencesUrl}
      stopUrl={stopUrl}
    >
      <Section className="px" style={{ padding: '32px 36px 0' }}>
        {badge && <StateBadge {...badge} />}
        <Heading
          as="h1"
          className="ink"
          style={{ margin: 0, color: LIGHT.ink, fontSize: 28, lineHeight: 1.15, letterSpacing: '-.02em' }}
        >
          {heading}
        </Heading>
        {paragraphs.map((text) => (
          <Text
            key={text}
            className="ink2"
            style={{ margin: '12px 0 0', color: LIGHT.ink2, fontSize: 16, lineHeight: 1.5 }}
          >
            {text}
          </Text>
        ))}
      </Section>
      {facts && facts.length > 0 && <FactList facts={facts} />}
      {button && <ActionButton {...button} />}
      {otherLink && <OtherLink {...otherLink} />}
      {legal && <LegalText {...legal} />}
      <Section style={{ height: 32 }} />
    </Frame>
  )
}

/** Renders an email as HTML for email programs: tables, inline styles, no scripts. */
export const renderHtml = (content: MailContent): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Mail {...content} />)}\n`
