import { ApiError } from './api-error.ts'
import type { RawReply, RawRequest, Transport } from './api.ts'
import { parseJson } from './parse-json.ts'
import { sendForm } from './send-form.ts'

/** The time after which an unanswered call times out, or a form of which nothing more is sent. */
const TIMEOUT_MS = 30_000

/** Sends calls, and distinguishes offline, unreachable and timed out. */
export const browserTransport: Transport = async (request) => {
  if (!navigator.onLine) throw new ApiError('offline')
  const { signal } = request
  const timeout = new AbortController()
  let timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const stopTimer = () => clearTimeout(timer)
  const restartTimer = () => {
    stopTimer()
    timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  }
  const stop = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal
  try {
    return await (request.body instanceof FormData
      ? sendForm(request, stop, restartTimer)
      : sendJson(request, stop, stopTimer))
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.signal.aborted) throw new ApiError('timeout')
    throw new ApiError(navigator.onLine ? 'network' : 'offline')
  } finally {
    stopTimer()
  }
}

/** Sends a call; `onFile` is called before the download of a file, which may take as long as it needs. */
async function sendJson(
  { method, url, headers, body }: RawRequest,
  signal: AbortSignal,
  onFile: () => void,
): Promise<RawReply> {
  const reply = await fetch(url, { method, headers, ...(body !== undefined && { body }), signal })
  const name = fileNameOf(reply)
  if (name !== undefined) onFile()
  return readReply(reply, name)
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
