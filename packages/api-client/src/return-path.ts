const KEY = 'next'

/** The login page's path that leads back to `from` after login (A7). */
export function loginPath(from: string): string {
  return `/login?${new URLSearchParams({ [KEY]: from })}`
}

/** Where to go after login: back to where one came from, if that is a path of this site, else to `fallback` (A7). */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get(KEY) ?? ''
  const isOwnPath = /^\/(?![/\\])/.test(wanted) && new URL(wanted, 'http://own').host === 'own'
  return isOwnPath ? wanted : fallback
}
