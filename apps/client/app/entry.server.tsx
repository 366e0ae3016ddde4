import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { serverContext } from './api/server-context.ts'

// The server takes the router from here: another copy of it would not know this bundle's context.
export { createRequestHandler, RouterContextProvider, serverContext }

/** Renders a page whole before it is sent: it is small, and a failure can still become an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const page = await render(<ServerRouter context={routerContext} url={request.url} />)
  const html = Buffer.from(letStylesGoFirst(page.toString()))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-length', String(html.length))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/** The page is read before it is used: its styles, fonts and pictures go before its code. */
const letStylesGoFirst = (html: string) =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')

function render(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough())) as Promise<Buffer<ArrayBuffer>>),
      onShellError: reject,
    })
  })
}
