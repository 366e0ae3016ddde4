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
