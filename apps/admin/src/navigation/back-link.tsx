import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { MayOpen } from './may-open.tsx'

/** The way from a page back to its list, for those whose role may open that. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <MayOpen to={to}>
    <Link className="back-link" to={to}>
      <ChevronLeft aria-hidden="true" />
      {children}
    </Link>
  </MayOpen>
)
