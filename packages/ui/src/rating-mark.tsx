import { Star } from 'lucide-react'
import type { ReactNode } from 'react'

interface RatingMarkProps {
  /** Average with one decimal; null without reviews, when nothing is shown. */
  average: number | null
  /** Number of reviews as a figure or words, or a link to them. */
  children: ReactNode
}

/** A star, the average and how many gave it, on one line. */
export function RatingMark({ average, children }: RatingMarkProps) {
  return (
    average !== null && (
      <span className="rating-mark num">
        <Star aria-hidden="true" />
        <b>{average.toFixed(1)}</b>
        <span className="sr-only"> of 5 stars, </span>
        {children}
      </span>
    )
  )
}
