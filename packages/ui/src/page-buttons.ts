// implements: §2.69, §9.12
import { MAX_PAGE_BUTTONS } from '@anseo/domain/limits'

/** Returns at most five page numbers for the pager, with gaps: `[1, 'before', 4, 5, 6, 'after', 12]`. */
export function pageButtons(page: number, pages: number): (number | 'before' | 'after')[] {
  if (pages <= MAX_PAGE_BUTTONS) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, 4, 'after', pages]
  if (page >= pages - 2) return [1, 'before', pages - 3, pages - 2, pages - 1, pages]
  return [1, 'before', page - 1, page, page + 1, 'after', pages]
}
