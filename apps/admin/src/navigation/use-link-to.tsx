import { Link } from 'react-router'
import { useMayOpen } from './use-may-open.ts'

/** Returns a function that makes the link of a figure or notice to a page; none if the own role may not open it (D1). */
export function useLinkTo() {
  const mayOpen = useMayOpen()
  return (to: string) => (mayOpen(to) ? { link: <Link to={to} /> } : {})
}
