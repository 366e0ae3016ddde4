import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { MayOpen } from './may-open.tsx'
import { lastShownOf } from './trail.ts'

interface BackLinkProps {
  to: string
  children: string
  /** Names of other pages that lead here, by their addresses; the one that was shown last takes the place of `to`. */
  others?: Readonly<Record<string, string>> | undefined
}

/**
 * Link from a page back to its list, with the filters, order and page with which it was left; hidden if the admin's role may
 * not open the list.
 */
export function BackLink({ to, children, others }: BackLinkProps) {
  const names = { [to]: children, ...others }
  const { page, address } = lastShownOf(Object.keys(names)) ?? { page: to, address: to }
  return (
    <MayOpen to={page}>
      <Link className="back-link" to={address}>
        <ChevronLeft aria-hidden="true" />
        {names[page]}
      </Link>
    </MayOpen>
  )
}
