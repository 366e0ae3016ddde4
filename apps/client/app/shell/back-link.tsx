import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

/** A link from a page back to the list above it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="back-link">
    <ChevronLeft aria-hidden="true" size={18} />
    {children}
  </Link>
)
