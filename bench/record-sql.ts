import { appendFileSync } from 'node:fs'
import { Client } from 'pg'

/** A statement that one connection sent, in order. */
export interface RecordedStatement {
  connection: number
  text: string
  values: unknown[]
}

// Loaded before the product (`--import`): writes every statement of the process into a file, a line of JSON each.
const file = process.env['RECORD_SQL']!
const connections = new WeakMap<object, number>()
let count = 0
// oxlint-disable-next-line typescript/unbound-method
const query = Client.prototype.query as (this: Client, ...words: unknown[]) => unknown
Client.prototype.query = function (this: Client, ...words: unknown[]) {
  const [statement, values] = words
  if (!connections.has(this)) connections.set(this, count++)
  const recorded = {
    connection: connections.get(this)!,
    text: typeof statement === 'string' ? statement : (statement as { text?: string }).text,
    values: Array.isArray(values) ? values : [],
  }
  appendFileSync(file, `${JSON.stringify(recorded)}\n`)
  return query.apply(this, words)
} as typeof query & Client['query']
