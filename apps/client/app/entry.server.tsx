import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { serverContext } from './api/server-context.ts'

// The server takes the router from here: another copy of it would not know this bundle's context.
export { createRequestHandler, RouterContextProvider, serverContext }

/** Renders a page at once and whole: no page waits for a part of itself. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />)
  return new Response(`<!doctype html>${html}`, { status, headers })
}
