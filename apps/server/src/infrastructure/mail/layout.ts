import { escapeHtml, oneLine } from './escape-html.ts'

/** Whose mail it is, as its head and foot say. */
export interface MailBrand {
  name: string
  phone: string
  address: string
  /** Absolute URL of the product's icon as PNG. */
  iconUrl: string
}

/** What a mail says. All texts are plain; the layout escapes them. */
export interface MailContent {
  brand: MailBrand
  heading: string
  paragraphs: readonly string[]
  /** One button, and the same link in the plain text. */
  button?: { label: string; url: string }
  /** Rows of label and value, such as date and price. */
  facts?: readonly (readonly [label: string, value: string])[]
}

/** A mail's two forms, which say the same: HTML in the product's look, and plain text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: htmlOf(content), text: textOf(content) }
}

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SAFETY = 'We never ask for your card or password by e-mail.'

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`

function htmlOf({ brand, heading, paragraphs, button, facts }: MailContent): string {
  const card = [
    `<tr><td class="px" style="padding:32px 36px 0"><h1 style="margin:0;font-size:28px;line-height:1.15;letter-spacing:-.02em">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:12px 0 0;color:#40565a">${escapeHtml(text)}</p>`),
    '</td></tr>',
    facts && facts.length > 0 ? factRows(facts) : '',
    button ? buttonRow(button) : '',
    '<tr><td style="height:32px;font-size:0">&nbsp;</td></tr>',
  ].join('')
  const rows = [
    `<tr><td style="padding:0 8px 18px">${head(brand)}</td></tr>`,
    `<tr><td style="background:#ffffff;border:1px solid #e8dfcf;border-radius:24px">${table('width="100%"', card)}</td></tr>`,
    `<tr><td class="px" style="padding:22px 16px 0;font-size:13px;color:#5b6b6c">${escapeHtml(foot(brand))}<br>${SAFETY}</td></tr>`,
  ].join('')
  const column = table('width="560" style="width:100%;max-width:560px"', rows)
  const page = `<tr><td align="center" style="padding:24px 12px 40px">${column}</td></tr>`
  return `<!doctype html>
<html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(oneLine(heading))}</title>
<style>body{margin:0}@media(max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}.btn a{display:block!important}}</style></head>
<body style="margin:0;background:#fbf7ef;font-family:${FONT};font-size:16px;line-height:1.5;color:#0d282d">
${table('width="100%" style="background:#fbf7ef"', page)}
</body></html>
`
}

function head({ name, iconUrl }: MailBrand): string {
  const icon = `<img src="${escapeHtml(iconUrl)}" width="36" height="36" alt="" style="display:block;border-radius:9px">`
  const word = `<td style="padding-left:10px;font-size:24px;font-weight:800;letter-spacing:-.04em">${escapeHtml(name.toLowerCase())}</td>`
  return table('', `<tr><td>${icon}</td>${word}</tr>`)
}

function factRows(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td valign="top" style="padding:6px 16px 6px 0;color:#40565a">${escapeHtml(label)}</td><td align="right" style="padding:6px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  const list = table('width="100%" style="font-size:15px"', rows.join(''))
  const well = table(
    'width="100%" style="background:#f3ecdf;border-radius:16px"',
    `<tr><td style="padding:12px 18px">${list}</td></tr>`,
  )
  return `<tr><td class="px" style="padding:22px 36px 0">${well}</td></tr>`
}

const buttonRow = ({ label, url }: NonNullable<MailContent['button']>) =>
  `<tr><td class="px btn" align="center" style="padding:26px 36px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:#fec434;color:#0d282d;text-align:center;text-decoration:none;font-weight:700;font-size:17px;padding:16px 34px;border-radius:99px">${escapeHtml(label)}</a></td></tr>`

const foot = ({ name, address, phone }: MailBrand) => `${name}, ${address}. Call us on ${phone}.`

function textOf({ brand, heading, paragraphs, button, facts }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts && facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `--\n${foot(brand)}\n${SAFETY}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
