import type { AdminRole } from '@anseo/domain/admin-role'
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { onPath } from './wire.ts'

/** The callers allowed: anyone, or the holder of a token of one of the three sites (A1). */
export type Access = 'public' | 'client' | 'vendor' | 'admin'

/** An admin's call names the roles of the team that may make it. The owner may make all, unnamed (D1). */
interface OfAdmins {
  readonly access: 'admin'
  readonly roles: readonly AdminRole[]
}
interface OfOthers {
  readonly access: Exclude<Access, 'admin'>
}

/** One call of the API, declared once: the server binds it, pages are typed by it, the reference is made from it. */
export type Call = Required<Pick<Declaration, 'reply' | 'refusals'>> & Declaration & (OfAdmins | OfOthers)

export interface Declaration {
  readonly access: Access
  readonly roles?: readonly AdminRole[]
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with `:name` for each path parameter. */
  readonly path: string
  /** A public call that answers for the client whose token comes with it. */
  readonly knowsClient?: true
  /** A public call that recognises the client or vendor whose token comes with it. */
  readonly knowsPerson?: true
  /** A call that recognises its browser by a cookie, which it sets. */
  readonly knowsBrowser?: true
  readonly summary: string
  /** Without it those of `:id`, where the path has that. */
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** The body is a multipart form with the fields of `body` and an optional file of this name. */
  readonly multipart?: 'image' | 'document'
  /** Also open to an admin whose login still lacks its second step. */
  readonly beforeSecondFactor?: true
  /** A client's call that changes something and is open to one that the operator has blocked (D6); reading always is. */
  readonly whileBlocked?: true
  /** Honours `Idempotency-Key` (S9). */
  readonly idempotent?: true
  /**
   * The specified text for a body in which something required is missing (section 5), and of which fields it speaks.
   */
  readonly incomplete?: { readonly text: string; readonly of?: readonly string[] }
  /** Success returns a download of this media type instead of JSON. */
  readonly file?:
    | 'application/pdf'
    | 'text/csv'
    | 'text/calendar'
    | 'application/zip'
    | 'application/xml'
    | 'application/octet-stream'
    | 'image/webp'
  /** The schema of a success; without it that of a file, or of a message. */
  readonly reply?: z.ZodType
  /**
   * The codes that this call adds to those that any call of its access, with parameters or an idempotency key may answer;
   * none without it.
   */
  readonly refusals?: readonly ErrorCode[]
}

/** Returns the schema of a success: `success: true` and the given fields. */
export const succeeds = <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.object({ success: z.literal(true), ...fields })

const MESSAGE = succeeds({ message: z.string() })

/** A path with `:id` names a thing by its id. */
const BY_ID = /\/:id(\/|$)/
interface ById {
  readonly path: `${string}/:id` | `${string}/:id/${string}`
}

type Defaults<C> = {
  reply: C extends { file: string } ? z.ZodFile : typeof MESSAGE
  refusals: readonly []
} & (C extends ById ? { params: typeof onPath } : unknown)

/** A declaration with what it leaves out. */
export type Declared<C> = C & Omit<Defaults<C>, keyof C>

/** Adds the options that a declaration may leave out. */
export const withDefaults = <const C extends Pick<Declaration, 'path'>>(declaration: C) =>
  ({
    reply: 'file' in declaration ? z.file() : MESSAGE,
    refusals: [],
    ...(BY_ID.test(declaration.path) && { params: onPath }),
    ...declaration,
  }) as unknown as Declared<C>

/** Declares a call, keeping its literal types. An admin's call without roles can neither be listed nor bound. */
export const call = <const C extends Declaration>(declaration: C): Declared<C> => withDefaults(declaration)

/** The type of a field once its schema has parsed it (`Parsed`) or as it is sent (`Sent`); undefined without the field. */
type Parsed<C, Field extends string> = C extends { readonly [F in Field]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined
type Sent<C, Field extends string> = C extends { readonly [F in Field]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined

/** The parsed body, query and path parameters that a handler gets. */
export type BodyOf<C> = Parsed<C, 'body'>
export type QueryOf<C> = Parsed<C, 'query'>
export type ParamsOf<C> = Parsed<C, 'params'>

/** The body as a caller sends it, before defaults are filled in. */
export type SentBodyOf<C> = Sent<C, 'body'>
export type SentQueryOf<C> = Sent<C, 'query'>

/** The fields of a successful reply beside `success: true`, which every one has. */
export type ReplyOf<C> = Told<Parsed<C, 'reply'>>
type Told<Reply> = Reply extends { success: true } ? Omit<Reply, 'success'> : Reply
