import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { serverContext } from './api/server-context.ts'
import { codeAfterFirstPaint } from './late-code.ts'

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
  // In development Vite puts in scripts of its own, which must come first.
  const html = Buffer.from(import.meta.env.PROD ? codeAfterFirstPaint(page.toString()) : page)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-length', String(html.length))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

function render(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything is there, so it stands where it belongs: no part is moved into place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(buffer(pipe(new PassThrough())) as Promise<Buffer<ArrayBuffer>>),
      onShellError: reject,
    })
  })
}

/** The page by React alone, without data to hand over and without streams: what `bench` measures a page against. */
export const renderAtOnce = (context: EntryContext, url: string): string =>
  renderToString(<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />)
