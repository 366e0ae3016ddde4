import { footLine, type MailContent, SAFETY } from './mail-content.ts'

/**
 * The folder into which `scripts/build-sites.mjs` puts the templates; seen from the source, so that no compiler
 * looks for it.
 */
const TEMPLATES = new URL('../../../build/mail-templates.js', import.meta.url).href
const { renderHtml } = (await import(TEMPLATES)) as typeof import('./templates/mail.tsx')

/** A mail's two forms, which say the same: HTML in the product's look, and plain text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: renderHtml(content), text: textOf(content) }
}

/** A link stands alone on its line, so that no mail program breaks it. */
function textOf(content: MailContent): string {
  const { brand, badge, heading, paragraphs, button, otherLink, facts, preferencesUrl } = content
  const blocks = [
    ...(badge ? [`[${badge.text}]`] : []),
    heading,
    ...paragraphs,
    ...(facts && facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...[button, otherLink].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : [])),
    `--\n${footLine(brand)}\n${SAFETY}`,
    ...(preferencesUrl === undefined ? [] : [`Choose which emails you get:\n${preferencesUrl}`]),
  ]
  return `${blocks.join('\n\n')}\n`
}
