import { Client, type Notification } from 'pg'
import type { Logger } from 'pino'
import { sessionSettings } from './session-settings.ts'

/** The facts of a vendor that lists filter or sort by, as migration `0005_listing_changes` names them. */
export const LISTING_FACTS = [
  'listed',
  'kind',
  'place',
  'name',
  'price',
  'rating',
  'completed',
  'available',
] as const
export type ListingFact = (typeof LISTING_FACTS)[number]

/** A change by another transaction. */
export type Change =
  /** Anything that is shown of a vendor: its own fields, hours and rules, menu, reviews, or whether it is listed. */
  | { of: 'vendor'; vendorId: string }
  /** The facts of vendors that decide which ones a list shows, how many and in what order. */
  | { of: 'listing'; facts: readonly ListingFact[] }
  /** Its appointments or time off, which decide the taken times. */
  | { of: 'calendar'; vendorId: string }
  | { of: 'settings' }
  /** The connection was lost, or very much changed at once: anything may be different. */
  | { of: 'everything' }

/** Is called with each change; may return a promise that resolves once the change is handled. */
export type ChangeListener = (change: Change) => void | Promise<void>

/** Reports changes committed by any process to this one (decision 028). */
export interface ChangeFeed {
  /** Calls the listener with every change from now on, until the function that it returns is called. */
  watch(listener: ChangeListener): () => void
  /**
   * Waits until everything committed before the call has been delivered and handled. Resolves to false while the
   * connection is lost.
   */
  caughtUp(): Promise<boolean>
  close(): Promise<void>
}

const CHANNEL = 'anseo_change'
const LONGEST_SILENCE_MS = 1_000
const CONNECT_WITHIN_MS = 5_000
const RECONNECT_AFTER_MS = { first: 200, longest: 5_000 }

/**
 * Listens on a connection of its own to the notifications of the triggers in the migrations. A lost connection
 * is replaced; both loss and reconnection are reported as `everything`. Resolves after the first attempt, successful or
 * not.
 * @param url of the database itself, since a pooler would not dedicate a connection.
 */
export async function openChangeFeed(url: string, log: Logger): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>()
  const deliveries = new Set<Promise<void>>()
  let connection: Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const notify = (change: Change) => {
    for (const listener of listeners) {
      const delivery = deliver(listener, change)
      deliveries.add(delivery)
      void delivery.then(() => deliveries.delete(delivery))
    }
  }

  /** Calls a listener. A change that it fails to handle is delivered again as `everything` on the next connection. */
  const deliver = async (listener: ChangeListener, change: Change) => {
    try {
      await listener(change)
    } catch (error) {
      if (connection) lose(connection, RECONNECT_AFTER_MS.first, error as Error)
    }
  }

  const lose = (client: Client, afterMs: number, error?: Error) => {
    if (client !== connection) return
    connection = null
    notify({ of: 'everything' })
    // Its end may never be answered; nothing waits for it.
    client.end().catch(() => undefined)
    if (closed) return
    log.warn({ error }, 'The connection that tells of changes broke')
    connectIn(afterMs)
  }

  const connectIn = (afterMs: number) => {
    retry = setTimeout(() => void connect(Math.min(2 * afterMs, RECONNECT_AFTER_MS.longest)), afterMs)
  }

  const connect = async (nextAfterMs: number) => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      ...sessionSettings(),
    })
    client.on('error', (error) => lose(client, RECONNECT_AFTER_MS.first, error))
    client.on('end', () => lose(client, RECONNECT_AFTER_MS.first))
    client.on('notification', (told: Notification) => notify(changeOf(told.payload ?? '')))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => undefined)
      if (closed) return
      log.warn({ error }, 'The connection that tells of changes cannot be opened')
      return connectIn(nextAfterMs)
    }
    if (closed) return client.end()
    connection = client
    notify({ of: 'everything' })
  }

  /** Queries the connection, so that all notifications before the answer have arrived; returns whether it answered. */
  const query = async (): Promise<boolean> => {
    const client = connection
    if (!client) return false
    try {
      await within(LONGEST_SILENCE_MS, client.query('select 1'))
    } catch (error) {
      lose(client, RECONNECT_AFTER_MS.first, error as Error)
      return false
    }
    await Promise.all(deliveries)
    return client === connection
  }

  await connect(RECONNECT_AFTER_MS.first)
  return {
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    caughtUp: shareQueries(query),
    close: async () => {
      closed = true
      clearTimeout(retry)
      const client = connection
      connection = null
      await client?.end()
    },
  }
}

/** Parses a trigger's notification; one of an older or newer version may be anything. */
function changeOf(payload: string): Change {
  const [of, what] = payload.split(':')
  if ((of === 'vendor' || of === 'calendar') && what) return { of, vendorId: what }
  const facts = what?.split(',') ?? []
  if (of === 'listing' && facts.every(isListingFact)) return { of, facts }
  return { of: of === 'settings' ? 'settings' : 'everything' }
}

const isListingFact = (fact: string): fact is ListingFact =>
  (LISTING_FACTS as readonly string[]).includes(fact)

/** Runs one query at a time: calls that come while one is running share the next one, which begins after all of them. */
function shareQueries(query: () => Promise<boolean>): () => Promise<boolean> {
  let current: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null
  const begin = () => {
    const running = query().finally(() => {
      if (current === running) current = null
    })
    current = running
    return running
  }
  return () => {
    if (!current) return begin()
    next ??= current.then(() => {
      next = null
      return begin()
    })
    return next
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
