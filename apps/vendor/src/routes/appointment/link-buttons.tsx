import { Button } from '@anseo/ui/button'
import { Copy, Send } from 'lucide-react'
import { useSendPaymentLink } from '../../queries/payment-requests.ts'

interface LinkButtonsProps {
  /** The appointment's id. */
  id: string
  isCopying: boolean
  /** Shows a link to copy. */
  onCopy: () => void
  sendLabel: string
}

/** Copies the link to an open request or emails it again. */
export function LinkButtons({ id, isCopying, onCopy, sendLabel }: LinkButtonsProps) {
  const send = useSendPaymentLink(id)
  return (
    <>
      <Button tone="sec" size="sm" icon={<Copy aria-hidden="true" />} busy={isCopying} onClick={onCopy}>
        Copy link
      </Button>
      <Button
        tone="sec"
        size="sm"
        icon={<Send aria-hidden="true" />}
        busy={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: ({ emailed }) => emailed !== 'sent' && onCopy() })}
      >
        {sendLabel}
      </Button>
    </>
  )
}
