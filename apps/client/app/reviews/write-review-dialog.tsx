import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { REVIEW_DAYS, REVIEW_MAX_LENGTH } from '@anseo/domain/limits'
import { reviewerName } from '@anseo/domain/rating'
import { firstNameOf } from '@anseo/domain/person-name'
import { ReviewDialog } from '@anseo/site-kit/cards/review-dialog'
import { PhotoTray } from '@anseo/site-kit/cards/photo-tray'
import { serviceAndDate } from '@anseo/site-kit/service-and-date'
import { AddPhotos } from '@anseo/ui/add-photos'
import { notify } from '@anseo/ui/toasts'
import { useProfile } from '../account/profile.tsx'
import { api } from '../api/browser-api.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useOwnPhotos } from '../queries/attached-photos.ts'
import { STORAGE_PREFIX } from '../session/storage-prefix.ts'
import { session } from '../session/session.ts'

interface WriteReviewDialogProps {
  exchange: ClientExchangeOnWire
  onClose: () => void
}

const MAX_LENGTH_TEXT = REVIEW_MAX_LENGTH.toLocaleString('en-IE')

/** Lets a client review a completed appointment, or edit the review until someone has read it. */
export default function WriteReviewDialog({ exchange, onClose }: WriteReviewDialogProps) {
  const { appointmentId, vendorData, own } = exchange
  const { busy, run } = useAttempt()
  const storageKey = `${STORAGE_PREFIX}review-${appointmentId}`
  const photos = useOwnPhotos(storageKey, { initial: own?.photos ?? [] })
  const save = async (words: { stars: number; text: string }) => {
    const photoIds = photos.ready.map(({ _id }) => _id)
    const done = await run(async () => {
      const body = { ...words, photoIds }
      await api('PUT /api/user/appointments/:id/review', { params: { id: appointmentId }, body })
    })
    if (!done) return
    notify.success("Thanks, we've saved your review.")
    close()
  }
  const close = () => {
    photos.clear()
    onClose()
  }
  return (
    <ReviewDialog
      session={session}
      storageKey={storageKey}
      person={vendorData}
      about={serviceAndDate(exchange).join('\n')}
      own={own}
      busy={busy}
      photosChanged={photos.isChanged}
      waiting={photos.isBusy}
      photos={
        <div className="grid justify-items-start gap-2">
          <PhotoTray photos={photos} />
          <AddPhotos tone="sec" isFull={photos.isFull} onChoose={photos.add} />
          <p className="hint">Up to 4, public with your review. Ask people before you show them.</p>
        </div>
      }
      renderHint={(length) => <Below length={length} />}
      readers={
        <>
          Your review stays hidden until {firstNameOf(vendorData.name)} has reviewed you too, or until{' '}
          {REVIEW_DAYS} days after the appointment was completed. That way neither of you is influenced by the
          other.
        </>
      }
      onSave={(review) => void save(review)}
      onClose={close}
    />
  )
}

/** Shows the name that the review will carry, and the number of characters used. */
function Below({ length }: { length: number }) {
  const { user } = useProfile()
  return (
    <span className="num flex justify-between gap-4">
      <span>{user && `Shown as ${reviewerName(user.name)}`}</span>
      <span>
        {length.toLocaleString('en-IE')} / {MAX_LENGTH_TEXT}
      </span>
    </span>
  )
}
