import type { Random } from '@anseo/test-support/random'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Names of fields that refer to something; in all others an id is text like any other. */
const NAMES_OF_IDS = /^(_?ids?|\w+Id|replaces|subject|number|cursor|after|actor)$/
/** The latest ids of each kind are kept, since more calls succeed with them than with old ones. */
const MOST_IDS = 40

/** Ids from replies, by kind, for use in later requests. */
export interface KnownIds {
  /** Remembers what a reply to a call names. @param path the call's path, as in the contract. */
  learn(path: string, reply: unknown): void
  /** Remembers an id by its field's name, such as `vendorId`. */
  add(name: string, value: string): void
  /**
   * Picks a known id for a field: by the field's name, for `id` and `_id` by the path; sometimes any; undefined if there is none.
   */
  pick(random: Random, name: string, path: string): string | undefined
  /** Returns all known ids. */
  all(): string[]
}

/** Creates an empty collection of ids; each kind holds the latest ones. */
export function createKnownIds(): KnownIds {
  const kinds = new Map<string, string[]>()
  const add = (name: string, value: string) => {
    const values = kinds.get(name) ?? []
    if (values.includes(value)) return
    kinds.set(name, [...values.slice(1 - MOST_IDS), value])
  }
  const visit = (value: unknown, name: string, path: string) => {
    if (typeof value === 'string') {
      if (UUID.test(value) || isNumbered(name, value)) add(kindOf(name, path), value)
    } else if (typeof value === 'number') {
      if (name === 'number') add('number', String(value))
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, name, path)
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) visit(item, key, path)
    }
  }
  return {
    learn: (path, reply) => visit(reply, '', path),
    add,
    pick: (random, name, path) => {
      if (!NAMES_OF_IDS.test(name)) return undefined
      const fitting = kinds.get(kindOf(name, path))
      const from = fitting && random.percent(80) ? fitting : [...kinds.values()].flat()
      return from.length > 0 ? random.pick(from) : undefined
    },
    all: () => [...new Set([...kinds.values()].flat())],
  }
}

/**
 * Returns the kind of an id. The name `id` says nothing without the path's list: `/api/pro/services/:id/restore` and
 * `/api/pro/services` share a kind.
 */
const kindOf = (name: string, path: string) => (/^_?ids?$/.test(name) ? path.split('/:')[0]! : name)

/** Names of other forms than a UUID: of payments at the provider, of pages. */
const isNumbered = (name: string, value: string) =>
  /^(cursor|nextCursor)$/.test(name) || (name === 'clientSecret' && value.length < 200)
