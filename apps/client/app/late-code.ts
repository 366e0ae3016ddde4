const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">(.*?)<\/script>/s

/**
 * Lets a page be seen before its code is asked for: until then the line belongs to styles, fonts and pictures. The code
 * still comes at once where nothing is painted, in a tab behind others, and where there is a form to fill in.
 */
export function codeAfterFirstPaint(html: string): string {
  if (html.includes('method="post"')) return html
  const addresses = [...html.matchAll(PRELOAD)].map(([, address]) => address)
  return html
    .replace(PRELOAD, '')
    .replace(
      MODULE,
      (_, code: string) => `<script>(${start})(${inScript(addresses)},${inScript(code)})</script>`,
    )
}

/** A value as it may stand inside a script of a page. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Runs in the browser, by itself: so it is text here, and nothing of it comes from elsewhere. */
const start = `(addresses, code) => {
  const add = (parent, name, properties) => parent.append(Object.assign(document.createElement(name), properties))
  const ask = () => {
    for (const href of addresses) add(document.head, 'link', { rel: 'modulepreload', href })
    add(document.body, 'script', { type: 'module', textContent: code })
  }
  if (document.hidden) ask()
  else requestAnimationFrame(() => setTimeout(ask))
}`
