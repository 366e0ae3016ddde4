import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** A link from a page back to the list or page above it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link className="back-link" to={to}>
    <ArrowLeft aria-hidden="true" />
    {children}
  </Link>
)
