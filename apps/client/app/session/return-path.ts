const KEY = 'next'

/** Where `/login` leads back to: a path of this site, nothing else is followed (A7). */
export function loginPath(from: string): string {
  return `/login?${new URLSearchParams({ [KEY]: from })}`
}

/** The path to go to after login: where one came from, else the profile (A7). */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get(KEY) ?? ''
  const isOwnPath = /^\/(?![/\\])/.test(wanted) && new URL(wanted, 'http://own').host === 'own'
  return isOwnPath ? wanted : '/my-profile'
}
