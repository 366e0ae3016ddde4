// implements: §2.69-2.71
import { formatCount } from '@anseo/domain/counted'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { pageButtons } from './page-buttons.ts'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  /** There are more than `total`. */
  more?: boolean
  /** The link to a page of the list. */
  renderLink: (page: number) => LinkElement
}

/** Returns a count as text, such as '124' or '100,000'; '1,000+' where there are more than were counted. */
export const countText = (total: number, more = false): string => `${formatCount(total)}${more ? '+' : ''}`

/** Returns 'Showing X to Y of Z results'. */
export function resultsText({ page, pageSize, total, more }: Omit<PagerProps, 'renderLink'>): string {
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return `Showing ${formatCount(from)} to ${formatCount(to)} of ${countText(total, more)} results`
}

/** Previous, at most five numbers with ellipses, Next, and the results text; nothing when there is one page. */
export function Pager({ page, pageSize, total, more = false, renderLink }: PagerProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      <p className="muted num">{resultsText({ page, pageSize, total, more })}</p>
      <div className="pages">
        <Step to={page > 1 ? renderLink(page - 1) : null} label="Previous" />
        {pageButtons(page, pages).map((entry) =>
          typeof entry === 'number' ? (
            <Linked
              key={entry}
              link={renderLink(entry)}
              aria-current={entry === page ? 'page' : undefined}
              aria-label={`Page ${entry}`}
            >
              {entry}
            </Linked>
          ) : (
            <span key={entry} className="gap" aria-hidden="true">
              …
            </span>
          ),
        )}
        <Step to={page < pages ? renderLink(page + 1) : null} label="Next" />
      </div>
    </nav>
  )
}

function Step({ to, label }: { to: LinkElement | null; label: 'Previous' | 'Next' }) {
  const content = (
    <>
      {label === 'Previous' && <ChevronLeft aria-hidden="true" />}
      <span className="max-md:sr-only">{label}</span>
      {label === 'Next' && <ChevronRight aria-hidden="true" />}
    </>
  )
  return to ? (
    <Linked link={to} className="step">
      {content}
    </Linked>
  ) : (
    <span className="step" aria-disabled="true">
      {content}
    </span>
  )
}
