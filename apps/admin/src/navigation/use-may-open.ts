import { type Page, PAGES } from './pages.ts'
import { useMay } from '../queries/profile.ts'
import { callOfAddress } from './page-calls.ts'

/** Returns a function that says whether the logged-in admin's role may open an address of this site. */
export function useMayOpen(): (address: string) => boolean {
  const may = useMay()
  return (address) => {
    const call = callOfAddress(address)
    return call === undefined || may(call)
  }
}

/** Returns the navigation's pages that the admin's role may open; `to` is the first path below each that it may open. */
export function useOpenPages(): (Page & { to: string })[] {
  const mayOpen = useMayOpen()
  return PAGES.flatMap((page) => {
    const to = [page.path, ...(page.below ?? [])].find(mayOpen)
    return to === undefined ? [] : [{ ...page, to }]
  })
}
