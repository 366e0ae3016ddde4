import type { caughtMails } from '../mail/catcher.ts'
import { escapeHtml } from '../mail/escape-html.ts'

type CaughtMail = Awaited<ReturnType<typeof caughtMails>>[number]

const AT = new Intl.DateTimeFormat('en-IE', {
  timeZone: 'Europe/Dublin',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** The script of the page: it sizes the frames to their emails and adds new emails at the top. */
export const MAILBOX_SCRIPT = `
const list = document.querySelector('main')
document.addEventListener('load', ({ target }) => {
  if (target.tagName === 'IFRAME') target.style.height = target.contentDocument.documentElement.scrollHeight + 'px'
}, true)
const addNew = async () => {
  const page = await fetch('', { cache: 'no-store' }).then((reply) => reply.text())
  const mails = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('details')
  const fresh = [...mails].filter(({ id }) => !document.getElementById(id))
  if (fresh.length === 0) return
  document.querySelector('.empty')?.remove()
  list.prepend(...fresh)
}
setInterval(() => document.hidden || addNew().catch(() => {}), 2000)
`

const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fbf7ef, #06191d); --card: light-dark(#fff, #0d282d);
  --line: light-dark(#e8dfcf, #24454b); --ink: light-dark(#0d282d, #f3ecdf); --quiet: light-dark(#40565a, #a9bcbd) }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 46rem; margin: auto; padding: 1.5rem 1rem }
header { padding-bottom: 0 }
h1 { margin: 0; font-size: 2rem; letter-spacing: -.02em }
p { margin: .25rem 0 0; color: var(--quiet) }
a { color: inherit }
details { margin-bottom: .75rem; overflow: hidden; background: var(--card); border: 1px solid var(--line); border-radius: 16px }
summary { display: grid; gap: 0 1rem; grid-template-columns: minmax(0, 1fr) auto; padding: .9rem 1.2rem; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary:focus-visible { outline: 3px solid #fec434; outline-offset: -3px; border-radius: 16px }
summary b { grid-column: 1 / -1; overflow-wrap: anywhere }
summary span { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.files { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0 1.2rem .9rem; font-size: .875rem }
iframe { display: block; width: 100%; height: 24rem; border: 0; border-top: 1px solid var(--line); background: var(--ground) }
`

/** Renders the page `/dev/mailbox`: caught emails, newest first, the newest one open. */
export const mailboxPage = (mails: readonly CaughtMail[]): string => `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Mailbox</h1>
<p>Emails are caught here instead of being sent. This page updates automatically. <a href="/dev/mailbox.json">As JSON</a></p>
</header>
<main>
${mails.length > 0 ? mails.map((mail, index) => article(mail, index === 0)).join('\n') : '<p class="empty">No emails yet.</p>'}
</main>
<script>${MAILBOX_SCRIPT}</script>
</body>
</html>
`

/** The frame is sandboxed: no script of an email runs, and links open in a new tab. */
const article = ({ id, to, subject, html, attachments, at }: CaughtMail, isOpen: boolean) =>
  `<details id="mail-${id}"${isOpen ? ' open' : ''}>
<summary><b>${escapeHtml(subject)}</b><span>To ${escapeHtml(to)}</span><time datetime="${at.toISOString()}"><span>${AT.format(at)}</span></time></summary>
${attachments.length > 0 ? `<div class="files">${attachments.map(fileLink).join('')}</div>` : ''}
<iframe title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withLinksInTabs(html))}"></iframe>
</details>`

const fileLink = ({ filename, contentType, content }: CaughtMail['attachments'][number]) =>
  `<a download="${escapeHtml(filename)}" href="data:${escapeHtml(contentType.replaceAll(' ', ''))};base64,${content}">${escapeHtml(filename)}</a>`

const withLinksInTabs = (html: string) => html.replace('<head>', '<head><base target="_blank">')
