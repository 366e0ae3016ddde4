import { createHash } from 'node:crypto'
import type { AuditFault } from '@anseo/contract/audit'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { findUnlinked, hashAt, type LinkedEntry, readHead, readLinks } from './chain-store.ts'

/** Links read at once. */
const BATCH = 2_000
/** Largest number of faults that are named; one is enough to know. */
const MOST_FAULTS = 20
/** The hash before the first link. */
const NO_HASH = '0'.repeat(64)

/** The findings of a check of the chain, and the end of the chain at that moment. */
export interface VerifiedChain {
  position: number
  hash: string
  /** The first faults; empty if the log is as it was recorded. */
  faults: AuditFault[]
}

/** A link of the chain as the log says it. */
export type KnownLink = Pick<VerifiedChain, 'position' | 'hash'>

/**
 * Recomputes the whole chain from the entries, in one snapshot of the database, and compares it with its links (D11).
 * @param known an end of the chain that was logged before: whoever rewrites entries, links and end alike cannot rewrite it.
 */
export const verifyChain = (db: Database, known?: KnownLink): Promise<VerifiedChain> =>
  db.transaction((tx) => verify(tx, known), { isolationLevel: 'repeatable read', accessMode: 'read only' })

async function verify(db: Queryable, known: KnownLink | undefined): Promise<VerifiedChain> {
  const faults: AuditFault[] = []
  if (known && (await hashAt(db, known.position)) !== known.hash) faults.push(broken(known))
  let last: KnownLink = { position: 0, hash: NO_HASH }
  let links: LinkedEntry[]
  do {
    links = await readLinks(db, last.position, BATCH)
    for (const link of links) {
      faults.push(...faultsOf(link, last))
      last = link
    }
  } while (links.length === BATCH && faults.length < MOST_FAULTS)
  const { position, hash } = await readHead(db)
  if (links.length < BATCH) faults.push(...(await faultsBeyond(db, last, { position, hash })))
  return { position, hash, faults: faults.slice(0, MOST_FAULTS) }
}

const broken = ({ position }: KnownLink): AuditFault => ({ fault: 'broken', entry: null, position })

/** Compares a link with the one before and with its entry. */
function faultsOf(link: LinkedEntry, before: KnownLink): AuditFault[] {
  const { position, entryId, content } = link
  const faults: AuditFault['fault'][] = []
  if (position !== before.position + 1 || link.hash !== hashOf(link, before.hash)) faults.push('broken')
  if (content === null) faults.push('removed')
  else if (link.isLatest && digestOf(link.salt, content) !== link.digest) faults.push('changed')
  return faults.map((fault) => ({ fault, entry: entryId, position }))
}

/** Finds links that are missing at the end, and entries that were never linked. */
async function faultsBeyond(db: Queryable, last: KnownLink, head: KnownLink): Promise<AuditFault[]> {
  const isCut = head.position !== last.position || head.hash !== last.hash
  const unlinked = await findUnlinked(db, MOST_FAULTS)
  return [
    ...(isCut ? [broken(head)] : []),
    ...unlinked.map((entry): AuditFault => ({ fault: 'inserted', entry, position: null })),
  ]
}

const digestOf = (salt: string | null, content: string): string | null =>
  salt === null ? null : createHash('sha256').update(`${salt}${content}`).digest('hex')

const hashOf = ({ position, entryId, digest }: LinkedEntry, before: string): string =>
  createHash('sha256').update(`${before} ${position} ${entryId} ${digest}`).digest('hex')
