import type { PoolClient } from 'pg'
import { invalidRequest } from './failure.ts'
import { listPage } from './list-objects.ts'
import { readObject, type ObjectKind } from './store.ts'

type Fields = Record<string, unknown>

/** The fields that hold an id and may be expanded to the object. */
const EXPANDABLE: Record<string, ObjectKind> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  customer: 'customer',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  setup_intent: 'setup_intent',
  source_transaction: 'charge',
}

/** The object that moved the balance, by the prefix of its id. */
const SOURCES: Record<string, ObjectKind> = { ch: 'charge', re: 'refund', du: 'dispute', tr: 'transfer' }

/** The object with the ids at the given paths (`latest_charge.balance_transaction`, `data.charge`) replaced. */
export async function expandObject(client: PoolClient, body: object, paths: string[]): Promise<object> {
  const expanded = structuredClone(body) as Fields
  for (const path of paths) await expandPath(client, expanded, path.split('.'), path)
  return expanded
}

async function expandPath(
  client: PoolClient,
  fields: Fields,
  path: string[],
  wholePath: string,
): Promise<void> {
  const [name, ...rest] = path as [string, ...string[]]
  const value = fields[name]
  if (name === 'data' && Array.isArray(value)) {
    for (const item of value) await expandPath(client, item as Fields, rest, wholePath)
    return
  }
  if (name === 'refunds' && fields.object === 'charge') {
    const url = `/v1/charges/${String(fields.id)}/refunds`
    fields.refunds = await listPage(client, { kind: 'refund', url, filters: { charge: String(fields.id) } })
  } else {
    const kind = name === 'source' ? SOURCES[String(value).split('_')[0]!] : EXPANDABLE[name]
    if (kind === undefined || value === undefined) {
      throw invalidRequest(`This property cannot be expanded (${wholePath}).`, { param: 'expand' })
    }
    if (typeof value === 'string') fields[name] = (await readObject(client, kind, value)).body
  }
  if (rest.length > 0 && fields[name]) await expandPath(client, fields[name] as Fields, rest, wholePath)
}
