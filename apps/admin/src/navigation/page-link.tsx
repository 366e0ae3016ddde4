import type { ReactNode } from 'react'
import { Link, useResolvedPath } from 'react-router'
import { useMayOpen } from './use-may-open.ts'

interface PageLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link to a page or detail of this site; its text alone for those whose role may not open it (D1). */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { pathname, search } = useResolvedPath(to)
  const mayOpen = useMayOpen()
  if (!mayOpen(pathname + search)) return children
  return (
    <Link to={to} {...(className && { className })}>
      {children}
    </Link>
  )
}
