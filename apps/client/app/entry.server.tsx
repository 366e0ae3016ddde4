import { storageScript } from '@anseo/ui/storage-script'
import { themeScript } from '@anseo/ui/theme-script'
import { trustedTypesScript } from '@anseo/ui/trusted-types-script'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { serverContext } from './api/server-context.ts'
import { codeAfterFirstPaint } from './code-after-first-paint.ts'

// The server takes the router from this bundle: another copy of it would not know the bundle's context.
export { createRequestHandler, RouterContextProvider, serverContext }

/** Renders a page completely before it is sent: pages are small, and a failure can still become an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce } = context.get(serverContext)
  const rendered = await render(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    nonce,
  )
  const page = withFirstScripts(rendered.toString(), nonce)
  // In development Vite inserts its own scripts, which must come first.
  const html = Buffer.from(import.meta.env.PROD ? codeAfterFirstPaint(page) : page)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-length', String(html.length))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/** Inserts the scripts that run before anything else; without React, so that no page's code contains their text. */
function withFirstScripts(page: string, nonce: string | undefined): string {
  const tag = nonce ? `<script nonce="${nonce}">` : '<script>'
  const scripts = [trustedTypesScript, storageScript, themeScript].map((text) => `${tag}${text}</script>`)
  return page.replace('<head>', () => `<head>${scripts.join('')}`)
}

function render(page: React.ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // All data are there before rendering, so the page is sent in one piece and no script moves parts into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(buffer(pipe(new PassThrough())) as Promise<Buffer<ArrayBuffer>>),
      onShellError: reject,
    })
  })
}

/** Renders a page to a string, without streaming and without the data for hydration; `bench` compares with it. */
export const renderToStringOnly = (context: EntryContext, url: string): string =>
  renderToString(<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />)
