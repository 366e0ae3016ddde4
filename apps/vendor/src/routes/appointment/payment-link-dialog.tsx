import { copyLink } from '@anseo/site-kit/copy-link'
import { Question } from '@anseo/ui/question'
import { TextInput } from '@anseo/ui/text-input'
import { Copy } from 'lucide-react'

interface PaymentLinkDialogProps {
  url: string
  /** The client's first name. */
  name: string
  onClose: () => void
}

/** Shows a payment link to be sent by text message or chat. */
export function PaymentLinkDialog({ url, name, onClose }: PaymentLinkDialogProps) {
  return (
    <Question
      onClose={onClose}
      title="Payment link"
      keep="Close"
      confirm="Copy"
      icon={<Copy aria-hidden="true" />}
      tone="cta"
      onConfirm={() => void copyLink(url)}
    >
      <p>Send this link to {name}. Anyone who has it can pay or cancel this appointment.</p>
      <TextInput label="Link" value={url} readOnly onFocus={(event) => event.target.select()} />
    </Question>
  )
}
