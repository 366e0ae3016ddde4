import { CircleDot } from 'lucide-react'

/** The gorse mark of a profile field that a booking needs. */
export function NeededMark() {
  return (
    <span className="needed">
      <CircleDot aria-hidden="true" />
      Needed to book
    </span>
  )
}
