import { nextOf } from './return-path.ts'

/** Returns the path of another page before the login, which still knows the page to open after it (A7). */
export function withNext(path: string, search: URLSearchParams): string {
  const query = new URLSearchParams(nextOf(search)).toString()
  return query ? `${path}?${query}` : path
}
