import { createServer } from 'node:https'
import { selfSigned } from './self-signed.ts'

/** A reply of the server: a file, a status, or an address that it redirects to. */
export interface CalendarReply {
  status?: number
  text?: string
  etag?: string
  location?: string
}

/** Starts a server of calendars on this machine, over HTTPS; a reader has to trust its `certificate`. */
export async function openCalendarServer() {
  const { cert, key } = selfSigned()
  const replies = new Map<string, CalendarReply>()
  const requests: { path: string; ifNoneMatch: string | undefined }[] = []
  const server = createServer({ cert, key }, ({ url = '', headers }, reply) => {
    requests.push({ path: url, ifNoneMatch: headers['if-none-match'] })
    const { status = 200, text = '', etag, location } = replies.get(url) ?? { status: 404 }
    const isSame = etag !== undefined && headers['if-none-match'] === etag
    reply.writeHead(isSame ? 304 : status, { ...(etag && { etag }), ...(location && { location }) })
    reply.end(isSame ? '' : text)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`
  return {
    certificate: cert,
    /** All requests so far. */
    requests,
    /** Sets the reply for a path; returns its address. */
    serve(path: string, reply: CalendarReply): string {
      replies.set(path, reply)
      return origin + path
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
