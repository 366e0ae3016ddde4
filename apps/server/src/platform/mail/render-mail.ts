import { footLine, type MailContent, SAFETY } from './mail-content.ts'

/**
 * The templates that `scripts/build-sites.mjs` has built. The address is computed, so that no compiler resolves it.
 */
const TEMPLATES = new URL('../../../build/mail-templates.js', import.meta.url).href
const { renderHtml } = (await import(TEMPLATES)) as typeof import('./templates/mail.tsx')

/** Renders an email as HTML in the product's design and as plain text with the same content. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: renderHtml(content), text: textOf(content) }
}

/** Renders the plain text; each link is on a line of its own, so that no email program breaks it. */
function textOf(content: MailContent): string {
  const { brand, badge, heading, paragraphs, button, otherLink, facts, legal, preferencesUrl, stopUrl } =
    content
  const blocks = [
    ...(badge ? [`[${badge.text}]`] : []),
    heading,
    ...paragraphs,
    ...(facts && facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...[button, otherLink].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : [])),
    ...(legal ? [legal.title, ...legal.paragraphs] : []),
    `--\n${footLine(brand)}\n${SAFETY}`,
    ...(preferencesUrl === undefined ? [] : [`Choose which emails you get:\n${preferencesUrl}`]),
    ...(stopUrl === undefined ? [] : [`Stop emails from vendors:\n${stopUrl}`]),
  ]
  return `${blocks.join('\n\n')}\n`
}
