import { isOwnPath } from '@anseo/domain/own-path'

const KEY = 'next'

/** Returns the login page's path, which leads back to `from` after login (A7). */
export function loginPath(from: string): string {
  return `/login?${new URLSearchParams({ [KEY]: from })}`
}

/**
 * Returns `next` for a call that mails a link: the page the visitor was going to, if it is a path of this site (C2).
 */
export function nextOf(search: URLSearchParams): { next?: string } {
  const next = returnPath(search, '')
  return next ? { next } : {}
}

/**
 * Returns the page to open after login: the one the visitor came from, if it is a path of this site, else `fallback`
 * (A7).
 */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get(KEY) ?? ''
  return isOwnPath(wanted) ? wanted : fallback
}
