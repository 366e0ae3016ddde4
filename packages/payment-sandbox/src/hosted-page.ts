const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center;
    background: #f4f1ea; color: #16302f }
  main { max-width: 26rem; margin: 1rem; padding: 1.5rem; border-radius: 1rem; background: #fff;
    box-shadow: 0 8px 30px rgb(0 0 0 / .12) }
  h1 { font-size: 1.375rem; margin: 0 0 .5rem }
  form { display: grid; gap: .75rem; margin-top: 1.25rem }
  button { font: inherit; font-weight: 600; min-height: 48px; border-radius: .75rem; border: 1px solid #0e4a50; cursor: pointer }
  label { display: grid; gap: .25rem; font-weight: 600 }
  input { font: inherit; min-height: 48px; padding: 0 .75rem; border-radius: .75rem; border: 1px solid #7f918f }
  button[value=complete] { background: #0e4a50; color: #fff }
  button[value=fail] { background: #fff; color: #0e4a50 }
  :is(button, input):focus-visible { outline: 3px solid #fec434; outline-offset: 2px }
`

/** Headers of the sandbox's pages: they may post their form, and be framed by nobody. */
export const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** A page of the provider, with `content` as HTML. */
export const hostedPage = (title: string, content: string): string =>
  `<!doctype html><html lang="en-IE"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
    <style>${STYLE}</style></head><body><main>${content}</main></body></html>`
