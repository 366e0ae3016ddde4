import { MAX_STARS } from '@anseo/domain/limits'
import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'

/** Five stars, `stars` of them filled; always next to a figure or a name. */
export function Stars({ stars, large }: { stars: number; large?: boolean }) {
  return (
    <span
      className={classNames('stars', large && 'large')}
      role="img"
      aria-label={`${stars} of ${MAX_STARS} stars`}
    >
      {Array.from({ length: MAX_STARS }, (_, place) => (
        <Star key={place} aria-hidden="true" className={place < Math.round(stars) ? '' : 'empty'} />
      ))}
    </span>
  )
}
