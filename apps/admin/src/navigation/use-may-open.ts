import { type Page, PAGES } from './pages.ts'
import { useMay } from '../queries/profile.ts'
import { pageCall } from './page-calls.ts'

/** Returns a function that says whether the own role may open a page of the menu, by its path. */
export function useMayOpen(): (path: string) => boolean {
  const may = useMay()
  return (path) => {
    const call = pageCall(path.slice(1).split('?')[0] ?? '')
    return call === undefined || may(call)
  }
}

/** The pages of the navigation that the own role may open, each with the path where it enters. */
export function useOpenPages(): (Page & { to: string })[] {
  const mayOpen = useMayOpen()
  return PAGES.flatMap((page) => {
    const to = [page.path, ...(page.below ?? [])].find(mayOpen)
    return to === undefined ? [] : [{ ...page, to }]
  })
}
