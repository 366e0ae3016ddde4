import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { DecisionView } from '@anseo/site-kit/cards/decision-view'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { notify } from '@anseo/ui/toasts'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { useParams } from 'react-router'
import { useDecision } from '../../queries/decision.ts'
import { PublicQueries } from '../../queries/public-queries.tsx'
import { useLoadFailure } from '../../queries/use-load-failure.ts'
import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

export const meta = ownPageMeta('Our decision')

/** `/decisions/<secret or id>`: the reasons of a decision and the way to complain, by the emailed link or logged in (D6). */
export default function Decision() {
  const { key = '' } = useParams()
  return (
    <div className="wrap narrow page grid gap-4">
      <PublicQueries>
        <Content key={key} decisionKey={key} />
      </PublicQueries>
    </div>
  )
}

function Content({ decisionKey }: { decisionKey: string }) {
  const { decision, complain } = useDecision(decisionKey)
  const failure = useLoadFailure(decision)
  if (decision.data) {
    const onComplained = (message: string) => {
      notify.success(message)
      void decision.refetch()
    }
    return (
      <DecisionView
        draftKey={`${STORAGE_PREFIX}complaint.${decisionKey}`}
        decision={decision.data}
        complain={complain}
        onComplained={onComplained}
      />
    )
  }
  return (
    <>
      <h1 className="sr-only">Our decision</h1>
      {!failure ? (
        <CardSkeleton count={2} />
      ) : failure instanceof ApiError && (failure.status === 404 || failure.status === 400) ? (
        <EmptyState title="We can't show this decision" picture={envelopePicture}>
          The link may be incomplete, or a newer decision has taken its place. Open the link of the latest
          email, or log in and find it in your profile.
        </EmptyState>
      ) : (
        <LoadFailure title="We couldn't load the decision" query={decision}>
          {bookingErrorText(failure)}
        </LoadFailure>
      )}
    </>
  )
}
