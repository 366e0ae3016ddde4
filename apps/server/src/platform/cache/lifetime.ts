import { AsyncLocalStorage } from 'node:async_hooks'

/** The time for which a cached reply is valid. */
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

/** Returns the lifetime of a reply made of several parts: it ends when that of one of them, or `limit`, does. */
export const combineLifetimes = (parts: readonly Lifetime[], limit: Lifetime): Lifetime => ({
  tags: [...new Set([limit, ...parts].flatMap(({ tags }) => tags))],
  until: new Date(Math.min(...[limit, ...parts].map(({ until }) => until.getTime()))),
})

const currentReport = new AsyncLocalStorage<{ lifetime: Lifetime | null }>()

/** Makes a call to our own API and returns its result with the lifetime that it reported; null if it reported none. */
export async function withLifetime<T>(
  call: () => PromiseLike<T>,
): Promise<{ result: T; lifetime: Lifetime | null }> {
  const report: { lifetime: Lifetime | null } = { lifetime: null }
  // The call is awaited within the context, since a thenable may only start then.
  const result = await currentReport.run(report, async () => await call())
  return { result, lifetime: report.lifetime }
}

/** Reports the lifetime of the current call's reply to its caller; null if it must not be cached. */
export function reportLifetime(lifetime: Lifetime | null): void {
  const report = currentReport.getStore()
  if (report) report.lifetime = lifetime
}
