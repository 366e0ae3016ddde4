// implements: §6.4
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@anseo/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { type Browser, browserOf } from './browser-cookie.ts'
import type { Authenticate, Caller } from './caller.ts'
import { checkContentType } from './content-type.ts'
import { guard, personOf } from './guard.ts'
import type { AnswerOnce } from './idempotency-replies.ts'
import type { CallLimits } from './call-limits.ts'
import { checkPlain } from './plain-request.ts'
import type { ShareReplies, Sharing } from './shared-replies.ts'
import type { StreamedFile } from './streamed-file.ts'
import { readForm, type SentDocument } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
  interface FastifyRequest {
    caller: Caller | null
    image: Buffer | null
    sentDocument: SentDocument | null
  }
}

/** The origin of a request. */
export interface Sender {
  /** The IP address of the request. */
  address: string
  userAgent: string | undefined
}

/** The input of a handler: the valid parts of the request, and the caller. */
export interface CallRequest<C extends Call> {
  body: BodyOf<C>
  query: QueryOf<C>
  params: ParamsOf<C>
  caller: CallerOf<C>
  /** The picture of a multipart call. */
  image: Buffer | null
  /** The document of a multipart call. */
  sentDocument: SentDocument | null
  sender: Sender
  browser: C extends { knowsBrowser: true } ? Browser : null
}
type CallerOf<C extends Call> = C['access'] extends 'public'
  ? C extends { knowsClient: true } | { knowsPerson: true }
    ? Caller | null
    : null
  : Caller

/**
 * The answer of a handler: the fields of the reply, or a reply's message where that is all. A file may come while it is
 * being made.
 */
export type Answer<C extends Call> =
  | ReplyOf<C>
  | (C extends { file: string } ? StreamedFile : { message: string } extends ReplyOf<C> ? string : never)

export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<Answer<C>>

/** A read that anybody may make. */
type PublicRead = Call & { readonly method: 'GET'; readonly access: 'public' }

/**
 * The facts that a shared reply may depend on: nothing of who makes the call or where it comes from. A call that knows its client
 * answers that one alone.
 */
export type SharedRequest<C extends Call> = Pick<CallRequest<C>, 'params' | 'query'> &
  (C extends { knowsClient: true } ? { caller?: Caller } : unknown)

export type SharedHandler<C extends Call> = (request: SharedRequest<C>) => Promise<ReplyOf<C>>

/** Binds calls of the contract to their handlers; the reply to a public read may be shared by all who make it. */
export interface Bind {
  <C extends Call>(call: C, handler: Handler<C>): void
  <C extends PublicRead>(
    call: C,
    handler: SharedHandler<C>,
    sharing: Sharing<SharedRequest<C>, ReplyOf<C>>,
  ): void
}

/**
 * Creates the function that binds calls. Checks come in this order (decisions, "how all calls behave"): token, role,
 * content type, validity; the handler checks existence. Rate limits apply as soon as the caller is known.
 */
export function createBind(
  app: FastifyInstance,
  authenticate: Authenticate,
  answerOnce: AnswerOnce,
  shareReplies: ShareReplies,
  limitsOf: (call: Call) => CallLimits,
): Bind {
  return <C extends Call>(
    call: C,
    handler: Handler<C>,
    sharing?: Sharing<SharedRequest<C>, ReplyOf<C>>,
  ): void => {
    if (sharing && (call.access !== 'public' || call.method !== 'GET')) {
      throw new Error(`${call.path} answers for its caller, so its reply cannot be shared`)
    }
    const handle = (request: FastifyRequest, reply: FastifyReply) =>
      handler({
        ...callRequest(request),
        browser: call.knowsBrowser ? browserOf(request, reply) : null,
      } as never)
    const answer = async (request: FastifyRequest, reply: FastifyReply) =>
      successOf(await handle(request, reply))
    const answerFile = async (request: FastifyRequest, reply: FastifyReply) =>
      sendFile(reply, (await handle(request, reply)) as File | StreamedFile)
    app.route({
      method: call.method,
      url: call.path,
      ...optionsOf(call, authenticate, limitsOf(call), sharing),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        call.idempotent && request.caller
          ? answerOnce(request, reply, request.caller, () => answer(request, reply))
          : call.file
            ? answerFile(request, reply)
            : sharing && !request.caller
              ? shareReplies(request, reply, {
                  call,
                  input: { params: request.params, query: request.query } as SharedRequest<C>,
                  answer: async (input) =>
                    successOf(await (handler as unknown as SharedHandler<C>)(input)) as ReplyOf<C>,
                  sharing,
                })
              : answer(request, reply),
    })
  }
}

/** Returns the body of a successful reply; a handler's text is its message. */
const successOf = <Result>(result: Result) => ({
  success: true as const,
  ...(typeof result === 'string' ? { message: result } : result),
})

const callRequest = (request: FastifyRequest) => ({
  body: request.body,
  query: request.query,
  params: request.params,
  caller: request.caller,
  image: request.image,
  sentDocument: request.sentDocument,
  sender: { address: request.ip, userAgent: request.headers['user-agent'] },
})

function optionsOf<C extends Call>(
  call: C,
  authenticate: Authenticate,
  limits: CallLimits,
  sharing?: Sharing<SharedRequest<C>, ReplyOf<C>>,
): RouteShorthandOptions {
  const admit = async (request: FastifyRequest) => {
    if (call.access !== 'public') request.caller = await guard(request, call, authenticate)
    else if (call.knowsClient) request.caller = await personOf(request, authenticate, ['client'])
    else if (call.knowsPerson) request.caller = await personOf(request, authenticate, ['client', 'vendor'])
  }
  // A caller who gets the shared answer is not looked up. Only the parsed request shows whether it is answered alone.
  const admitOwn = async (request: FastifyRequest) => {
    if (sharing?.ownAnswer?.(request as SharedRequest<C>)) await admit(request)
  }
  return {
    config: { call },
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(!call.file && { response: { 200: call.reply } }),
    },
    onRequest: sharing ? limits.beforeAuth : [...limits.beforeAuth, admit, ...limits.afterAuth],
    preHandler: sharing ? [admitOwn, ...limits.afterAuth] : limits.afterValidation,
    preParsing: async (request) => checkContentType(request, call),
    preValidation: call.multipart ? [takeForm(call.multipart), checkPlain] : checkPlain,
  }
}

const sendFile = async (reply: FastifyReply, file: File | StreamedFile) =>
  reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    // If a browser should display an uploaded file, this policy keeps it from running anything.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send('content' in file ? file.content : Buffer.from(await file.arrayBuffer()))

const takeForm = (fileField: NonNullable<Call['multipart']>) => async (request: FastifyRequest) => {
  const { fields, file } = await readForm(request, fileField)
  request.body = fields
  if (fileField === 'image') request.image = file?.content ?? null
  else request.sentDocument = file
}
