import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { firstNameOf } from '@anseo/domain/person-name'
import type { ReactNode } from 'react'
import { ArchPortrait } from './arch-portrait.tsx'
import { Stars } from './stars.tsx'

export interface ShownReview {
  stars: number
  text: string | null
  author: string
  serviceName: string | null
  /** The day of the appointment, as the API carries it. */
  slotDate: string
  reply: { text: string } | null
}

interface ReviewItemProps {
  review: ShownReview
  /** Vendor who replied. */
  vendor: { name: string; image: string }
  /** Below the words. */
  photos?: ReactNode
  /** Actions on the review. */
  children?: ReactNode
}

/** Shows a review: its stars, author, service, day and text, and the vendor's reply. */
export function ReviewItem({ review, vendor, photos, children }: ReviewItemProps) {
  const { stars, text, author, serviceName, slotDate, reply } = review
  const day = parseSlotDate(slotDate)
  return (
    <article className="review">
      <header>
        <Stars stars={stars} />
        <b>{author}</b>
        <span className="muted text-sm">
          {[serviceName, day && formatDay(day)].filter(Boolean).join(', ')}
        </span>
      </header>
      {text && <p className="whitespace-pre-line">{text}</p>}
      {photos}
      {reply && (
        <div className="reply">
          <ArchPortrait name={vendor.name} src={vendor.image} width={36} />
          <div>
            <b>{firstNameOf(vendor.name)} replied</b>
            <p className="whitespace-pre-line">{reply.text}</p>
          </div>
        </div>
      )}
      {children}
    </article>
  )
}
