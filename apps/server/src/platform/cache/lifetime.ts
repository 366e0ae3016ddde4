import { AsyncLocalStorage } from 'node:async_hooks'

/** The things a reply depends on besides its address. */
export interface Lifetime {
  /** The tags of what it shows; it ends when one of them changes. */
  tags: readonly string[]
  /** The instant from which it may say something else although nothing was changed. */
  until: Date
}

/** The tag of what shows settings of the operator. */
export const SETTINGS = 'settings'

/** The tag of whatever is cached. */
export const EVERYTHING = 'everything'

/** Returns the common lifetime of several parts. */
export const joined = (parts: readonly Lifetime[], limit: Lifetime): Lifetime => ({
  tags: [...new Set([limit, ...parts].flatMap(({ tags }) => tags))],
  until: new Date(Math.min(...[limit, ...parts].map(({ until }) => until.getTime()))),
})

const asking = new AsyncLocalStorage<{ told: Lifetime | null }>()

/** Answers a call of our own to the API, with the lifetime that it told; null when it told none. */
export async function withLifetime<T>(
  call: () => PromiseLike<T>,
): Promise<{ result: T; lifetime: Lifetime | null }> {
  const asked: { told: Lifetime | null } = { told: null }
  // Awaited within: what is thenable may begin only then.
  const result = await asking.run(asked, async () => await call())
  return { result, lifetime: asked.told }
}

/** Returns whether who makes the present call would like to know its lifetime. */
export const isLifetimeAsked = () => asking.getStore() !== undefined

/** Tells who makes the present call how long its reply holds; null for not at all. */
export function reportLifetime(lifetime: Lifetime | null): void {
  const asked = asking.getStore()
  if (asked) asked.told = lifetime
}
