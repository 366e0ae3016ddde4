import { DecisionView } from '@anseo/site-kit/cards/decision-view'
import { notify } from '@anseo/ui/toasts'
import { Unloaded } from '@anseo/ui/unloaded'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useDecision } from '../../queries/decision.ts'
import { Page } from '../../shell/page.tsx'

/** `/decisions/<id>`: the reasons of a decision about the vendor, or about its report, and the way to complain (D6). */
export function DecisionPage() {
  const { key = '' } = useParams()
  const { decision, complain } = useDecision(key)
  const onComplained = (message: string) => {
    notify.success(message)
    void decision.refetch()
  }
  return (
    <Page title="Our decision">
      <div className="grid max-w-(--container-narrow) gap-5">
        <Link className="back-link" to="/profile">
          <ChevronLeft aria-hidden="true" />
          Profile
        </Link>
        {decision.data ? (
          <DecisionView
            draftKey={`anseo.pro.complaint.${key}`}
            decision={decision.data}
            complain={complain}
            onComplained={onComplained}
          />
        ) : (
          <Unloaded what="the decision" query={decision} count={2}>
            A newer decision may have taken its place, or you may be offline.
          </Unloaded>
        )}
      </div>
    </Page>
  )
}
