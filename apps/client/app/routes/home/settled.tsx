import { type ReactNode, use } from 'react'

interface SettledProps<T> {
  /** From the server the value is there; within the site it is a promise, which must not reject. */
  value: T | Promise<T>
  children: (value: T) => ReactNode
}

/** Shows the part of a page that depends on a value once that is loaded; the nearest Suspense shows its fallback. */
export function Settled<T>({ value, children }: SettledProps<T>) {
  return children(value instanceof Promise ? use(value) : value)
}
