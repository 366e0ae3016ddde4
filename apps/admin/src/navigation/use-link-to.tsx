import { Link } from 'react-router'
import { useMayOpen } from './use-may-open.ts'

/** Returns a function from an address to the props `{ link }`, or `{}` if the admin's role may not open it (D1). */
export function useLinkTo() {
  const mayOpen = useMayOpen()
  return (to: string) => (mayOpen(to) ? { link: <Link to={to} /> } : {})
}
