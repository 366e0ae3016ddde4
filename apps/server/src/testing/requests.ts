import type { TestApp } from './test-app.ts'

/** A response of the API; the body is the parsed JSON, untyped so that a test can read any field. */
export interface Reply {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Headers
}

export type SentBody = FormData | object | string

/**
 * Makes a call of the API; a `FormData` goes as multipart, an object as JSON, a string as JSON that is already text.
 */
export async function send(
  app: Pick<TestApp, 'url'>,
  method: string,
  path: string,
  body?: SentBody,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const json = body !== undefined && !(body instanceof FormData)
  const reply = await fetch(app.url + path, {
    method,
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && {
      body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
    }),
  })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text), headers: reply.headers }
}

/** Downloads a file with the token of the given actor. */
export async function fetchFile(app: Pick<TestApp, 'url'>, { token }: { token: string }, path: string) {
  const reply = await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })
  return { status: reply.status, headers: reply.headers, bytes: new Uint8Array(await reply.arrayBuffer()) }
}
