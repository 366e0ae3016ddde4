import { reviewCountText, starsText } from '@anseo/domain/rating'
import type { CSSProperties } from 'react'
import { Stars } from './stars.tsx'

interface RatingBarsProps {
  average: number
  count: number
  /** Number of reviews with 1 star, 2 stars, and so on to 5. */
  byStars: readonly number[]
  /** Shows only the reviews with so many stars; null for all. */
  onChoose: (stars: number | null) => void
  chosen: number | null
}

/** The average, and how the reviews spread over the stars. */
export function RatingBars({ average, count, byStars, onChoose, chosen }: RatingBarsProps) {
  const most = Math.max(1, count)
  return (
    <div className="rating-bars">
      <div>
        <p className="average display num">{average.toFixed(1)}</p>
        <Stars stars={average} large />
        <p className="hint num mt-1">{reviewCountText(count)}</p>
      </div>
      <ul>
        {byStars
          .map((given, index) => ({ given, stars: index + 1 }))
          .toReversed()
          .map(({ given, stars }) => (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={stars === chosen}
                disabled={given === 0 && stars !== chosen}
                onClick={() => onChoose(stars === chosen ? null : stars)}
              >
                <span>{starsText(stars)}</span>
                <i style={{ '--share': `${(100 * given) / most}%` } as CSSProperties} />
                <span>
                  {given}
                  <span className="sr-only"> {given === 1 ? 'review' : 'reviews'}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
