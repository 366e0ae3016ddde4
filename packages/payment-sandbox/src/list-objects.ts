import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { invalidRequest } from './failure.ts'
import type { FormFields } from './form.ts'
import { allowOnly, group, integer, text } from './parameters.ts'
import { readObject, type ObjectKind, type SandboxObjects } from './store.ts'
import type { SandboxRequest } from './operation.ts'

const CREATED_OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

type Page<K extends ObjectKind> = {
  kind: K
  url: string
  /** Fields that have to have exactly this value. */
  filters: Record<string, string>
  fields?: FormFields
}

/** Answers a list call: newest first, `limit`, `starting_after`, `ending_before`, `created` and the named filters. */
export async function listObjects<K extends ObjectKind>(
  request: SandboxRequest,
  kind: K,
  url: string,
  filterNames: readonly string[] = [],
): Promise<Stripe.ApiList<SandboxObjects[K]>> {
  allowOnly(request.fields, ['limit', 'starting_after', 'ending_before', 'created', ...filterNames])
  const filters: Record<string, string> = {}
  for (const name of filterNames) {
    const value = text(request.fields, name)
    if (value !== null) filters[name] = value
  }
  return listPage(request.client, { kind, url, filters, fields: request.fields })
}

/** One page of objects of a kind. */
export async function listPage<K extends ObjectKind>(
  client: PoolClient,
  { kind, url, filters, fields = {} }: Page<K>,
): Promise<Stripe.ApiList<SandboxObjects[K]>> {
  const limit = integer(fields, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid limit: it must be from 1 to 100', { param: 'limit' })
  const values: unknown[] = [kind]
  const bind = (value: unknown): string => `$${values.push(value)}`
  const conditions = ['object = $1']
  for (const [name, value] of Object.entries(filters))
    conditions.push(`body->>${bind(name)} = ${bind(value)}`)
  for (const [operator, seconds] of createdBounds(fields)) {
    conditions.push(`(body->>'created')::bigint ${operator} ${bind(seconds)}`)
  }
  const backwards = text(fields, 'ending_before') !== null
  for (const [name, operator] of [
    ['starting_after', '<'],
    ['ending_before', '>'],
  ] as const) {
    const id = text(fields, name)
    if (id === null) continue
    await readObject(client, kind, id, { param: name })
    conditions.push(
      `sequence ${operator} (SELECT sequence FROM payments_sandbox.objects WHERE id = ${bind(id)})`,
    )
  }
  const { rows } = await client.query<{ body: SandboxObjects[K] }>(
    `SELECT body FROM payments_sandbox.objects WHERE ${conditions.join(' AND ')}
     ORDER BY sequence ${backwards ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
    values,
  )
  const data = rows.slice(0, limit).map((row) => row.body)
  return { object: 'list', data: backwards ? data.toReversed() : data, has_more: rows.length > limit, url }
}

function createdBounds(fields: FormFields): Array<[string, number]> {
  if (fields.created === undefined) return []
  if (typeof fields.created === 'string') return [['=', integer(fields, 'created') ?? 0]]
  const bounds = group(fields, 'created')
  allowOnly(bounds, Object.keys(CREATED_OPERATORS))
  return Object.entries(CREATED_OPERATORS).flatMap(([name, operator]): Array<[string, number]> => {
    const seconds = integer(bounds, name)
    return seconds === null ? [] : [[operator, seconds]]
  })
}
