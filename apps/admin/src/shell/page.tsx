import type { ReactNode } from 'react'
import { PageTop } from './page-top.tsx'

interface PageProps {
  title: string
  /** Buttons and filters in the bar. */
  controls?: ReactNode
  /** Layout of the content; by default its parts below each other. */
  className?: string
  children: ReactNode
}

/** A page: the bar with its title and controls, and below it the content. */
export const Page = ({ title, controls, className = 'grid content-start gap-5', children }: PageProps) => (
  <>
    <PageTop title={title}>{controls}</PageTop>
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  </>
)
