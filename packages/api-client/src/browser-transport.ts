import { ApiError } from './api-error.ts'
import type { RawReply, Transport } from './api.ts'

/** The time after which an unanswered call times out; the download of a file has no limit. */
const TIMEOUT_MS = 30_000
/** A document of 10 MB takes minutes over a slow connection: the server waits as long. */
const FORM_TIMEOUT_MS = 180_000

/** Sends calls with `fetch`, and distinguishes offline, unreachable and timed out. */
export const browserTransport: Transport = async ({ method, url, headers, body, signal }) => {
  if (!navigator.onLine) throw new ApiError('offline')
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), body instanceof FormData ? FORM_TIMEOUT_MS : TIMEOUT_MS)
  try {
    const reply = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    })
    const name = fileNameOf(reply)
    if (name !== undefined) clearTimeout(timer)
    return await readReply(reply, name)
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.signal.aborted) throw new ApiError('timeout')
    throw new ApiError(navigator.onLine ? 'network' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the name of the file in a response. */
const fileNameOf = (reply: Response): string | undefined =>
  /^attachment; filename="(.+)"$/.exec(reply.headers.get('content-disposition') ?? '')?.[1]

/** A response that is neither JSON nor a file (a proxy's page, say) counts as one without a body. */
async function readReply(reply: Response, name: string | undefined): Promise<RawReply> {
  const body = name === undefined ? parseJson(await reply.text()) : await readFile(reply, name)
  return { status: reply.status, body, serverTime: reply.headers.get('server-time') }
}

const readFile = async (reply: Response, name: string) =>
  new File([await reply.blob()], name, { type: reply.headers.get('content-type') ?? '' })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
