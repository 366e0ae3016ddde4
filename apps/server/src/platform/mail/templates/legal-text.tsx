import { Heading, Section, Text } from 'react-email'
import type { MailContent } from '../mail-content.ts'
import { LIGHT } from './palette.ts'

/** Renders a text that the law requires, in small print; line breaks are preserved. */
export const LegalText = ({ title, paragraphs }: NonNullable<MailContent['legal']>) => (
  <Section className="px" style={{ padding: '32px 36px 0' }}>
    <Heading as="h2" className="ink" style={{ margin: 0, color: LIGHT.ink, fontSize: 18, lineHeight: 1.3 }}>
      {title}
    </Heading>
    {paragraphs.map((text) => (
      <Text
        key={text}
        className="ink2"
        style={{
          margin: '10px 0 0',
          color: LIGHT.ink2,
          fontSize: 14,
          lineHeight: 1.5,
          whiteSpace: 'pre-line',
        }}
      >
        {text}
      </Text>
    ))}
  </Section>
)
