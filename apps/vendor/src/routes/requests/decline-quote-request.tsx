import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import { useDraft } from '@anseo/site-kit/use-draft'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
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
  const [reason, setReason] = useDraft(`anseo.pro.decline-request.${id}`)
  const done = () => {
    setReason('')
    onClose()
  }
  return (
    <ReasonDialog
      title="Decline this quote request?"
      label="Reason (optional, sent to the client)"
      confirm="Decline request"
      keep="Keep request"
      busy={decline.isPending}
      draft={[reason, setReason]}
      onClose={onClose}
      onConfirm={(words) => decline.mutate({ id, reason: words }, { onSuccess: done })}
    >
      <p>
        {client.name} is told that you won&apos;t quote{quoteId && ', and your quote is withdrawn'}. You can
        still send a quote later while the request is open.
      </p>
    </ReasonDialog>
  )
}
