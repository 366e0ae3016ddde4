import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type InvalidPart, refusalOf, validatorCompiler } from './validation.ts'

const calls: readonly Call[] = Object.values(CALLS).flat()
const GARBAGE = [undefined, null, '', 7, -1e9, 1e9, 0.123456, true, [], [7], {}, 'x', 'x'.repeat(5000), 'NaN']
/** Matches the phrases of the validation library. */
const PROSE =
  /invalid (?:input|option|string|uuid|url|iso|element|key)|expected|received|too (?:small|big)|must |regex|zod|undefined|NaN/i

const bodiesOf = (schema: z.ZodObject) => [
  ...GARBAGE,
  ...Object.keys(schema.shape).flatMap((name) => GARBAGE.map((value) => ({ [name]: value }))),
]

/** Returns the texts shown for an invalid part. */
function textsOf(call: Call, httpPart: 'body' | 'querystring', schema: z.ZodObject, sent: unknown): string[] {
  const route = { schema, httpPart, method: call.method, url: call.path } as FastifyRouteSchemaDef<z.ZodType>
  const result = validatorCompiler(route)(sent) as { error?: InvalidPart }
  if (!result.error) return []
  const { message, details } = refusalOf(result.error, call)
  return [message, ...Object.values(details.fields ?? {})]
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s says what is wrong in words of ours',
  (_name, call) => {
    for (const [part, schema] of [
      ['body', call.body],
      ['querystring', call.query],
    ] as const) {
      if (!schema) continue
      const texts = bodiesOf(schema).flatMap((sent) => textsOf(call, part, schema, sent))
      for (const text of new Set(texts)) {
        expect(text).not.toMatch(PROSE)
        expect(text).toMatch(/^\p{Lu}.*[.!?]$|^[A-Z].*required$|^Please /u)
      }
    }
  },
)
