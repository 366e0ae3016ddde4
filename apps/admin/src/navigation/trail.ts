import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'

const KEY = 'anseo.admin.trail'

/** Returns the place of the shown page in the history of this tab, as the router counts it. */
const placeInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

function readTrail(): (string | null)[] {
  const trail = readFromTab(KEY)
  return Array.isArray(trail) ? trail.slice(0, placeInHistory()) : []
}

/** Records the address of the shown page, so that links back find it. */
export function recordAddress(address: string): void {
  const trail = readTrail()
  trail[placeInHistory()] = address
  saveInTab(KEY, trail)
}

/** Finds the page among `pages` that this tab showed last before this one, with its address then; null if it showed none. */
export function lastShownOf(pages: readonly string[]): { page: string; address: string } | null {
  for (const address of readTrail().toReversed()) {
    const page = pages.find((each) => address !== null && isSamePage(each, address))
    if (page !== undefined && address !== null) return { page, address }
  }
  return null
}

function isSamePage(page: string, address: string): boolean {
  const { pathname, searchParams } = new URL(page, window.location.origin)
  const other = new URL(address, window.location.origin)
  const tab = searchParams.get('tab')
  return other.pathname === pathname && (tab === null || tab === other.searchParams.get('tab'))
}
