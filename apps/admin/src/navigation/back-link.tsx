import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { MayOpen } from './may-open.tsx'

/** Link from a page back to its list; hidden if the admin's role may not open the list. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <MayOpen to={to}>
    <Link className="back-link" to={to}>
      <ChevronLeft aria-hidden="true" />
      {children}
    </Link>
  </MayOpen>
)
