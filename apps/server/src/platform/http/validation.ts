import type { Call } from '@anseo/contract/call'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { issueText } from './issue-text.ts'
import { Refusal } from './refusal.ts'

/** One invalid field of a request, without its value, which may be a password. */
interface InvalidField {
  path: readonly PropertyKey[]
  text: string
  /** True if something required was left out or left empty. */
  missing: boolean
}

/** The problem of one part of a request; becomes a refusal once the call is known. */
export class InvalidPart extends Error {
  readonly part: string | undefined
  readonly issues: readonly InvalidField[]

  constructor(part: string | undefined, issues: readonly InvalidField[]) {
    super('The request is not valid')
    this.part = part
    this.issues = issues
  }
}

/** Checks each part of a request by the schema of its call; an absent body counts as an empty one. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    // Schemas have their own texts for fields that people see; other errors get a general text.
    const parsed = schema.safeParse(data ?? {}, { error: issueText, reportInput: true })
    return parsed.success
      ? { value: parsed.data }
      : { error: new InvalidPart(httpPart, parsed.error.issues.map(invalidField)) }
  }
}

/** Returns the refusal of an invalid request: 404 for a badly formed id, otherwise 400 with the fields. */
export function refusalOf(invalid: InvalidPart, call: Call | undefined): Refusal {
  if (invalid.part === 'params') return new Refusal('NOT_FOUND')
  const fields: Record<string, string> = {}
  for (const { path, text } of invalid.issues) fields[path.join('.') || 'body'] ??= text
  const missing = invalid.issues.filter((issue) => issue.missing).map(({ path }) => String(path[0]))
  const { text, of = missing } = call?.incomplete ?? {}
  const isIncomplete = text !== undefined && missing.some((field) => of.includes(field))
  return new Refusal('INVALID_REQUEST', { fields, ...(isIncomplete && { message: text }) })
}

const invalidField = ({ path, message, input }: z.core.$ZodIssue): InvalidField => ({
  path,
  text: message,
  missing: input === undefined || input === null || (typeof input === 'string' && input.trim() === ''),
})
