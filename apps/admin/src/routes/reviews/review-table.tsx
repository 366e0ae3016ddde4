import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { relativeTime } from '@anseo/domain/relative-time'
import { Button } from '@anseo/ui/button'
import type { Column } from '@anseo/ui/data-table'
import { Stars } from '@anseo/ui/stars'
import { Eye, EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { MayOpen } from '../../navigation/may-open.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { useMay } from '../../queries/profile.ts'
import { ListTable } from '../../listing/list-table.tsx'
import type { ReviewsQuery } from '../../queries/reviews.ts'
import { HideChosen } from './hide-chosen.tsx'
import { ModeratedPhotos } from './moderated-photos.tsx'
import { STATUS_TABS } from './review-texts.ts'
import { Allowed } from '../../shell/allowed.tsx'

interface ReviewTableProps {
  reviews: AdminReviewOnWire[]
  now: Date
  query: ReviewsQuery
  linkTo: (change: { order: string }) => string
  /** Opens the dialog that hides a review or shows it again. */
  onModerate: (review: AdminReviewOnWire) => void
}

/** Reviews of both sides. */
export function ReviewTable({ reviews, now, query, linkTo, onModerate }: ReviewTableProps) {
  const columns: Column<AdminReviewOnWire>[] = [
    { key: 'who', head: 'Who of whom', lead: true, renderCell: (review) => <WhoOfWhom review={review} /> },
    {
      key: 'said',
      head: 'Review',
      long: true,
      orders: { up: 'lowest', down: 'highest', downFirst: true },
      renderCell: (review) => <ReviewText review={review} />,
    },
    {
      key: 'written',
      head: 'Written',
      orders: { up: 'oldest', down: 'newest', downFirst: true },
      renderCell: ({ writtenAt }) => (
        <span className="muted whitespace-nowrap">{relativeTime(writtenAt, now)}</span>
      ),
    },
    { key: 'state', head: 'State', renderCell: (review) => <State review={review} /> },
    {
      key: 'actions',
      head: 'Change',
      renderCell: (review) => {
        const isHidden = review.status === 'hidden'
        const Icon = isHidden ? Eye : EyeOff
        return (
          <Button tone="soft" size="sm" icon={<Icon aria-hidden="true" />} onClick={() => onModerate(review)}>
            {isHidden ? 'Show again' : 'Hide'}
            <span className="sr-only"> the review of {otherOf(review)}</span>
          </Button>
        )
      },
    },
  ]
  const may = useMay()
  const shown = may('POST /api/admin/reviews/:id/hide')
    ? columns
    : columns.filter(({ key }) => key !== 'actions')
  return (
    <ListTable
      rowsOpen={false}
      caption="Reviews"
      columns={shown}
      rows={reviews}
      nameOf={(review) => `the review of ${otherOf(review)}`}
      order={query.order ?? 'newest'}
      linkTo={linkTo}
      download={{ call: 'GET /api/admin/reviews.csv', query }}
      actions={{
        call: 'POST /api/admin/reviews/:id/hide',
        render: (chosen, done) => <HideChosen reviews={chosen} onDone={done} />,
      }}
    />
  )
}

const otherOf = ({ author, client, vendor }: AdminReviewOnWire) =>
  author === 'client' ? vendor.name : client.name

function WhoOfWhom({ review: { author, client, vendor, appointmentId } }: { review: AdminReviewOnWire }) {
  const people = [
    <PageLink key="client" className="record-link" to={`/people/clients/${client._id}`}>
      {client.name}
    </PageLink>,
    <PageLink key="vendor" className="record-link" to={`/people/vendors/${vendor._id}`}>
      {vendor.name}
    </PageLink>,
  ]
  const appointment = `/appointments/${appointmentId}`
  const [first, second] = author === 'client' ? people : people.toReversed()
  return (
    <span className="grid gap-0.5">
      {first}
      <span className="muted text-sm">of {second}</span>
      <MayOpen to={appointment}>
        <Link className="muted inline-flex min-h-6 items-center text-sm underline" to={appointment}>
          Appointment
        </Link>
      </MayOpen>
    </span>
  )
}

function ReviewText({ review }: { review: AdminReviewOnWire }) {
  const { stars, text, reply, photos } = review
  return (
    <div className="grid max-w-xl gap-1 [overflow-wrap:anywhere]">
      <Stars stars={stars} />
      {text && <span className="whitespace-pre-line">{text}</span>}
      {photos.length > 0 && (
        <Allowed to="GET /api/admin/reviews/:id/photos/:photoId">
          <ModeratedPhotos review={review} />
        </Allowed>
      )}
      {reply && <span className="muted whitespace-pre-line">Reply: {reply}</span>}
    </div>
  )
}

function State({ review: { status, hiddenReason } }: { review: AdminReviewOnWire }) {
  return (
    <span className="grid gap-0.5">
      {STATUS_TABS[status]}
      {hiddenReason && <span className="muted text-sm [overflow-wrap:anywhere]">{hiddenReason}</span>}
    </span>
  )
}
