import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'

/** Values to fill in, by the name of a filter, or of what an id in a path belongs to. */
export type Samples = Readonly<Record<string, readonly string[]>>

export type Query = Readonly<Record<string, string>>

/** Returns the calls that read for those with access, each path once. */
export function readingCalls(access: Call['access']): Call[] {
  const calls = Object.values(CALLS)
    .flat()
    .filter((call) => call.access === access && call.method === 'GET')
  return [...new Map(calls.map((call) => [call.path, call])).values()]
}

/** Returns the paths of a call with the samples filled in; none where something has no sample. */
export function pathsOf({ path }: Call, samples: Samples): string[] {
  const parts = path.split('/')
  const at = parts.findIndex((part) => part.startsWith(':'))
  if (at === -1) return [path]
  const [name, ending = ''] = parts[at]!.slice(1).split('.')
  const values = (name === 'id' ? samples[parts[at - 1]!] : samples[name!]) ?? []
  return values.flatMap((value) => {
    const filled = parts.with(at, ending === '' ? value : `${value}.${ending}`).join('/')
    return filled.includes('/:') ? [] : [filled]
  })
}

/** Returns the queries of a call: each order, alone and with each value of each filter. */
export function queriesOf({ query }: Call, samples: Samples): Query[] {
  const { order = [], ...filters } = Object.fromEntries(
    Object.entries(query?.shape ?? {}).map(([name, field]) => [name, samples[name] ?? choicesOf(field)]),
  )
  const narrowed: Query[] = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  )
  const orders: Query[] = order.length === 0 ? [{}] : order.map((each) => ({ order: each }))
  return orders.flatMap((ordered) => [ordered, ...narrowed.map((filter) => ({ ...ordered, ...filter }))])
}

/** Returns the choices of a field that is one of several texts; none of another. */
function choicesOf(field: unknown): readonly string[] {
  let inner = field as { unwrap?: () => unknown; options?: readonly unknown[] }
  while (typeof inner.unwrap === 'function') inner = inner.unwrap() as typeof inner
  return (inner.options ?? []).filter((option) => typeof option === 'string')
}
