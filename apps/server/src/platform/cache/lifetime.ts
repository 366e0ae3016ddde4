import { AsyncLocalStorage } from 'node:async_hooks'

/** The things a reply depends on besides its address. */
export interface Lifetime {
  /** The tags of what the reply shows; a change of one of them ends the lifetime. */
  tags: readonly string[]
  /** The instant from which the reply may be out of date even without a change. */
  until: Date
}

/** The tag of what shows settings of the operator. */
export const SETTINGS = 'settings'

/** The tag of every cached reply. */
export const EVERYTHING = 'everything'

/** Returns the common lifetime of several parts. */
export const joined = (parts: readonly Lifetime[], limit: Lifetime): Lifetime => ({
  tags: [...new Set([limit, ...parts].flatMap(({ tags }) => tags))],
  until: new Date(Math.min(...[limit, ...parts].map(({ until }) => until.getTime()))),
})

const asking = new AsyncLocalStorage<{ told: Lifetime | null }>()

/** Makes a call to our own API and returns its result with the lifetime that it reported; null if it reported none. */
export async function withLifetime<T>(
  call: () => PromiseLike<T>,
): Promise<{ result: T; lifetime: Lifetime | null }> {
  const asked: { told: Lifetime | null } = { told: null }
  // The call is awaited within the context, since a thenable may only start then.
  const result = await asking.run(asked, async () => await call())
  return { result, lifetime: asked.told }
}

/** Reports the lifetime of the current call's reply to its caller; null if it must not be cached. */
export function reportLifetime(lifetime: Lifetime | null): void {
  const asked = asking.getStore()
  if (asked) asked.told = lifetime
}
