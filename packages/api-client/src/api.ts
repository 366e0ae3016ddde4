// implements: §6.3, §7.1
import type { BodyFor, CallName, ParamsFor, QueryFor, ReplyTo } from '@anseo/contract/calls'
import type { RefusalBody } from '@anseo/contract/errors'
import { ApiError } from './api-error.ts'

type Given<Key extends string, Value> = Value extends undefined
  ? { [K in Key]?: undefined }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/**
 * The options of a call, by the contract; `form` replaces `body` where the call is a multipart form. Each name is
 * expanded separately, since the compiler cannot handle the combinations of all calls.
 */
export type CallOptions<N extends CallName> = N extends CallName
  ? Reading<N> &
      (Given<'body', BodyFor<N>> | { form: FormData }) & {
        signal?: AbortSignal
        /** The idempotency key: the same key gets the same answer (S9). */
        idempotencyKey?: string
      }
  : never

/** The path parameters and the query of a call that reads. */
export type Reading<N extends CallName> = N extends CallName
  ? Given<'params', ParamsFor<N>> & Given<'query', QueryFor<N>>
  : never

type Arguments<N extends CallName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

/** Makes a call by its name, `'POST /api/user/login'`; rejects with an `ApiError`. */
export type Api = <N extends CallName>(name: N, ...options: Arguments<N>) => Promise<ReplyTo<N>>

/** A response as the transport returns it. */
export interface RawReply {
  status: number
  /** The JSON of the response, or the `File` in it. */
  body: unknown
  serverTime: string | null
}

export interface RawRequest {
  method: string
  /** The path and the query. */
  url: string
  headers: Record<string, string>
  body: string | FormData | undefined
  signal: AbortSignal | undefined
}

/** Sends a request; rejects with an `ApiError` when there is no response. */
export type Transport = (request: RawRequest) => Promise<RawReply>

interface ApiOptions {
  transport: Transport
  /** Returns the bearer token, null when logged out. */
  token: () => string | null
  /** Called with the server's time of each response (T4). */
  onServerTime?: (serverTime: Date) => void
  /** Called with each refusal and the token that was refused with it, before the call rejects. */
  onRefusal?: (error: ApiError, token: string | null) => void
}

/** The API as one function over a transport: `fetch` in the browser, the server itself while rendering. */
export function createApi({ transport, token, onServerTime, onRefusal }: ApiOptions): Api {
  const call = async (name: CallName, options: AnyOptions = {}) => {
    const sent = token()
    const reply = await transport(requestOf(name, options, sent))
    if (reply.serverTime) onServerTime?.(new Date(reply.serverTime))
    if (isSuccess(reply.body)) return reply.body
    const error = new ApiError('answered', reply.status, (reply.body ?? {}) as Partial<RefusalBody>)
    onRefusal?.(error, sent)
    throw error
  }
  return call as Api
}

interface AnyOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  signal?: AbortSignal
  idempotencyKey?: string
}

const isSuccess = (body: unknown) =>
  body instanceof File ||
  (typeof body === 'object' && body !== null && 'success' in body && body.success === true)

function requestOf(name: CallName, options: AnyOptions, token: string | null): RawRequest {
  const [method = 'GET', path = ''] = name.split(' ')
  const json = options.body === undefined ? undefined : JSON.stringify(options.body)
  return {
    method,
    url: fillPath(path, options.params ?? {}) + queryText(options.query ?? {}),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    },
    body: options.form ?? json,
    signal: options.signal,
  }
}

const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function queryText(query: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') text.set(name, String(value))
  }
  return text.size === 0 ? '' : `?${text}`
}
