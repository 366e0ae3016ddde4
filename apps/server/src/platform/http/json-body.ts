import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** The contract's deepest body has four levels and its longest lists a hundred entries; beyond is only mischief. */
const MOST_LEVELS = 12
const MOST_VALUES = 2000

/**
 * Parses JSON bodies: valid UTF-8, limited in depth and number of values, without keys that reach prototypes. An empty
 * body counts as none, since a call with only optional fields takes none.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body)) return done(brokenBody('This is not UTF-8.'))
    void parseJson(request, body.toString('utf8'), (error, value: unknown) => {
      if (error) done(brokenBody('This is not JSON that is taken here.'))
      else if (!isBounded(value)) done(brokenBody('This holds too many values, or too deep ones.'))
      else done(null, value)
    })
  })
}

const brokenBody = (text: string) => new Refusal('INVALID_REQUEST', { fields: { body: text } })

/** Returns whether a value is neither nested deeper nor made of more values than any call needs. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value]
  let seen = 0
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length
    if (depth > MOST_LEVELS || seen > MOST_VALUES) return false
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return true
}
