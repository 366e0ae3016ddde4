/** Public pages without parameters, beside the home page and lists: the same for every visitor. */
export const PLAIN_PAGES = [
  '/about',
  '/contact',
  '/privacy-policy',
  '/tandc',
  '/cookies',
  '/ranking',
  '/accessibility',
  '/right-to-cancel',
  '/security-policy',
]
const PLAIN = new Set(['/', ...PLAIN_PAGES])
const VENDOR = /^\/appointment\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Queries of a list's address that many visitors share, each in the one way in which the site writes it. */
const LIST_QUERY: Record<string, RegExp> = {
  page: /^[1-9][0-9]{0,5}$/,
  sort: /^(?:completed|price|name|rating)$/,
  location: /^[^\0]{1,80}$/,
}

/** Added to links by those who count clicks; no page reads it. */
const IGNORED = /^(?:utm_[a-z]+|fbclid|gclid|msclkid)$/

/**
 * Returns the one address under which a page is cached for visitors; null for other pages and for unknown queries,
 * which are rendered for one visitor only.
 * @param specialities those that have a list.
 */
export function sharedAddress(url: string, specialities: readonly { name: string }[]): string | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const isList =
    path === '/vendors' || specialities.some(({ name }) => path === `/vendors/${encodeURIComponent(name)}`)
  const allowed = isList ? LIST_QUERY : PLAIN.has(path) || VENDOR.test(path) ? {} : null
  if (!allowed) return null
  const parameters = [...new URLSearchParams(query)].filter(([name]) => !IGNORED.test(name)).toSorted(byName)
  const known = parameters.every(
    ([name, value], index) =>
      Object.hasOwn(allowed, name) && allowed[name]!.test(value) && parameters[index - 1]?.[0] !== name,
  )
  if (!known) return null
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1)
