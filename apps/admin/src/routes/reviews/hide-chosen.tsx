import { counted } from '@anseo/domain/counted'
import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { Button } from '@anseo/ui/button'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useBulkAction } from '../../listing/use-bulk-action.ts'
import { hideReview } from '../../queries/reviews.ts'

interface HideChosenProps {
  reviews: AdminReviewOnWire[]
  onDone: () => void
}

const text = (count: number) => counted(count, 'review')

/** Hides the chosen reviews that are not hidden yet. */
export function HideChosen({ reviews, onDone }: HideChosenProps) {
  const [isAsking, setAsking] = useState(false)
  const hiding = useBulkAction<string>({ act: hideReview, doneText: (count) => `${text(count)} hidden` })
  const ids = reviews.filter(({ status }) => status !== 'hidden').map(({ _id }) => _id)
  if (ids.length === 0) return null
  return (
    <>
      <Button tone="sec" size="sm" icon={<EyeOff aria-hidden="true" />} onClick={() => setAsking(true)}>
        Hide {text(ids.length)}
      </Button>
      {isAsking && (
        <ReasonDialogWithDraft
          title={`Hide ${text(ids.length)}?`}
          label="Reason (sent to each author)"
          required
          confirm={`Hide ${text(ids.length)}`}
          busy={hiding.isPending}
          draftKey="anseo.admin.hide-reviews"
          onClose={() => setAsking(false)}
          onConfirm={(reason, done) =>
            hiding.mutate(
              { ids, input: reason },
              {
                onSuccess: () => {
                  done()
                  onDone()
                },
              },
            )
          }
        >
          <p>No one will see them, and their stars won&apos;t count. You can show them again later.</p>
        </ReasonDialogWithDraft>
      )}
    </>
  )
}
