import { type ReactNode, use } from 'react'

interface SettledProps<T> {
  /** A value in a page from the server; a promise, which must not reject, in a navigation within the site. */
  value: T | Promise<T>
  children: (value: T) => ReactNode
}

/** Shows the part of a page that depends on a value once that is loaded; the nearest Suspense shows its fallback. */
export function Settled<T>({ value, children }: SettledProps<T>) {
  return children(value instanceof Promise ? use(value) : value)
}
