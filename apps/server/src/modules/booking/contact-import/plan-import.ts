import { type MergedContact, mergedInto } from '@anseo/domain/contact-merge'
import type { ImportedClient, ReadRow } from './read-clients.ts'

/** A client in the book, or one that an earlier row has added. */
interface Known extends MergedContact {
  /** Null for one that this import adds. */
  id: string | null
}

/** The changes that an import makes to the client book, and the result of each row. */
export interface ImportPlan {
  added: (ImportedClient & MergedContact)[]
  changed: { before: MergedContact & { id: string }; after: MergedContact }[]
  rows: {
    line: number
    name: string
    outcome: 'added' | 'merged' | 'unchanged' | 'skipped'
    reason: string | null
  }[]
}

/** Decides whether each row adds a client or is merged into the one with the same phone number or email (B9). */
export function planImport(
  rows: readonly ReadRow[],
  book: readonly (MergedContact & { id: string })[],
): ImportPlan {
  const known = new Map<string, Known>()
  const remember = (one: Known) => {
    for (const key of [one.phone, one.email]) if (key && !known.has(key)) known.set(key, one)
  }
  const before = new Map(book.map((one) => [one.id, one]))
  const current = book.map((one): Known => ({ ...one }))
  current.forEach(remember)
  const added: ImportPlan['added'] = []
  const changed = new Map<string, MergedContact>()
  const results = rows.map(({ line, client, reason }): ImportPlan['rows'][number] => {
    if (!client) return { line, name: '', outcome: 'skipped', reason }
    const { name } = client
    const same = (client.phone && known.get(client.phone)) || (client.email && known.get(client.email))
    if (!same) {
      const fresh = { ...client, id: null }
      added.push(fresh)
      remember(fresh)
      return { line, name, outcome: 'added', reason }
    }
    const merged = mergedInto(same, client)
    if (!merged) return { line, name, outcome: 'unchanged', reason }
    Object.assign(same, merged)
    remember(same)
    if (same.id) changed.set(same.id, merged)
    return { line, name, outcome: 'merged', reason }
  })
  return {
    added,
    changed: [...changed].map(([id, after]) => ({ before: before.get(id)!, after })),
    rows: results,
  }
}
