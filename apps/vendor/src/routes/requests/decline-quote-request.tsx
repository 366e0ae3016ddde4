import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { useDeclineRequest } from '../../queries/quote-requests.ts'

interface DeclineQuoteRequestProps {
  request: RequestOfVendor
  onClose: () => void
}

/** Asks before a request for a quote is declined; the client reads the reason. */
export function DeclineQuoteRequest({
  request: { _id: id, client, quoteId },
  onClose,
}: DeclineQuoteRequestProps) {
  const decline = useDeclineRequest()
  return (
    <ReasonDialogWithDraft
      title="Decline this quote request?"
      label="Reason (optional, sent to the client)"
      confirm="Decline request"
      keep="Keep request"
      busy={decline.isPending}
      draftKey={`anseo.pro.decline-request.${id}`}
      onClose={onClose}
      onConfirm={(reason, done) => decline.mutate({ id, reason }, { onSuccess: done })}
    >
      <p>
        {client.name} is told that you won&apos;t quote{quoteId && ', and your quote is withdrawn'}. You can
        still send a quote later while the request is open.
      </p>
    </ReasonDialogWithDraft>
  )
}
