import type { RawReply, RawRequest } from './api.ts'
import { parseJson } from './parse-json.ts'

/**
 * Sends a multipart form with its files. It uses `XMLHttpRequest`, because `fetch` does not tell how much has been sent:
 * a document of 10 MB takes minutes on a slow connection, and only one that stands still has failed.
 * @param onMoved called whenever more of it has been sent.
 */
export const sendForm = (
  { method, url, headers, body, onProgress }: RawRequest,
  signal: AbortSignal,
  onMoved: () => void,
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onMoved()
      onProgress?.(loaded / total)
    })
    call.addEventListener('load', () =>
      resolve({
        status: call.status,
        body: parseJson(call.responseText),
        serverTime: call.getResponseHeader('server-time'),
      }),
    )
    call.addEventListener('error', () => reject(new TypeError('The form was not answered')))
    call.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => call.abort())
    call.send(body ?? null)
  })
