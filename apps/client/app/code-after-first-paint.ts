const PRELOAD = /<link rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]+)"(?: nonce="[^"]*")?\/>/g
const MODULE = /<script( nonce="[^"]*")? type="module" async="">(.*?)<\/script>/s
const IMPORTED = /^import (?:\* as \w+ from )?"([^"]+)";$/gm
const ROUTES = /__reactRouterRouteModules = (\{.*?\});/s
const ENTRY = /import\("([^"]+)"\);$/

/**
 * Delays a page's code until the first paint, so that styles, fonts and pictures load first. The code is not
 * delayed in a background tab, where nothing is painted, nor on a page with a form to fill in.
 * @throws Error when a new version of the router writes its code in another form.
 */
export function codeAfterFirstPaint(html: string): string {
  if (html.includes('method="post"')) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, address]) => address)
  return html
    .replace(PRELOAD, '')
    .replace(MODULE, (_, nonce = '', code: string) => `<script${nonce}>${starterOf(preloads, code)}</script>`)
}

/** Returns a script that starts the page with the preloads, modules, route names and entry of the router's inline module. */
function starterOf(preloads: (string | undefined)[], code: string): string {
  const files = [...code.matchAll(IMPORTED)].map(([, address]) => address)
  const routes = ROUTES.exec(code)?.[1]?.replaceAll(/:route\d+/g, ':0')
  const entry = ENTRY.exec(code)?.[1]
  if (!routes || !entry)
    throw new Error('The router starts in another way than code-after-first-paint.ts expects')
  const names = Object.keys(JSON.parse(routes) as object)
  return `(${start})(${[preloads, files, names, entry].map(inScript).join()})`
}

/** Escapes a value for use inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The text of a function for the browser, inlined in the page: it cannot import anything. */
const start = `(preloads, files, names, entry) => {
  const ask = async () => {
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const modules = (await Promise.all(files.map((file) => import(file)))).slice(-names.length)
    window.__reactRouterRouteModules = Object.fromEntries(names.map((name, at) => [name, modules[at]]))
    await import(entry)
  }
  if (document.hidden) ask()
  else requestAnimationFrame(() => setTimeout(ask))
}`
