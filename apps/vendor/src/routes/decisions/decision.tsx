import { DecisionView } from '@anseo/site-kit/cards/decision-view'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { notify } from '@anseo/ui/toasts'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useDecision } from '../../queries/decision.ts'
import { PageTop } from '../../shell/page-top.tsx'

/** `/decisions/<id>`: the reasons of a decision about the vendor, or about its report, and the way to complain (D6). */
export function DecisionPage() {
  const { key = '' } = useParams()
  const { decision, complain } = useDecision(key)
  const { data, isError, isFetching, refetch } = decision
  const onComplained = (message: string) => {
    notify.success(message)
    void refetch()
  }
  return (
    <>
      <PageTop title="Our decision" />
      <main id="main" tabIndex={-1}>
        <div className="grid max-w-(--container-narrow) gap-5">
          <Link className="back-link" to="/profile">
            <ChevronLeft aria-hidden="true" />
            Profile
          </Link>
          {data && <DecisionView decision={data} complain={complain} onComplained={onComplained} />}
          {!data && !isError && <CardSkeleton count={2} />}
          {!data && isError && (
            <LoadFailure title="We couldn't load the decision" query={{ isFetching, refetch }}>
              A newer decision may have taken its place, or you may be offline.
            </LoadFailure>
          )}
        </div>
      </main>
    </>
  )
}
