import { isOwnPath } from '@anseo/domain/own-path'

const KEY = 'next'

/** The login page's path that leads back to `from` after login (A7). */
export function loginPath(from: string): string {
  return `/login?${new URLSearchParams({ [KEY]: from })}`
}

/** What a call that mails a link takes as `next`: where one was going, if that is a path of this site (C2). */
export function nextOf(search: URLSearchParams): { next?: string } {
  const next = returnPath(search, '')
  return next ? { next } : {}
}

/** Where to go after login: back to where one came from, if that is a path of this site, else to `fallback` (A7). */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get(KEY) ?? ''
  return isOwnPath(wanted) ? wanted : fallback
}
