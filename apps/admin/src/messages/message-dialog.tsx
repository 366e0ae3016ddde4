import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { BROADCAST_MAX_LENGTH } from '@anseo/domain/limits'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useState } from 'react'
import { useMessagePeople } from '../queries/messages.ts'
import { settings } from '../site.ts'

interface MessageDialogProps {
  /** Names the recipients in the title: 'Ciara Nolan', '3 people'. */
  to: string
  /** Account ids of the recipients. */
  people: string[]
  onClose: () => void
  onSent?: () => void
}

/** Dialog to write to one or several people; each gets a notification and an email. */
export function MessageDialog({ to, people, onClose, onSent }: MessageDialogProps) {
  const [content, setContent] = useDraft(`anseo.admin.message.${people.join(' ')}`)
  const [tried, setTried] = useState(false)
  const send = useMessagePeople()
  const missing = requiredText(content)
  const { fields, text } = formErrors(send.error, "We couldn't send it. Please try again.")
  const problem = text ?? fields.content
  const submit = () => {
    setTried(true)
    if (missing) return
    send.mutate(
      { people, content: content.trim() },
      {
        onSuccess: () => {
          setContent('')
          onSent?.()
          onClose()
        },
      },
    )
  }
  const { email, phone } = settings.brand
  return (
    <FormDialog
      title={`Write to ${to}`}
      confirm="Send message"
      busy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        They get a notification and an email, which says that they can reply to {email} or call {phone}.
      </p>
      <TextareaInput
        label="Message"
        rows={6}
        maxLength={BROADCAST_MAX_LENGTH}
        value={content}
        error={tried ? missing : null}
        onChange={(event) => setContent(event.target.value)}
      />
      <FormError text={problem} />
    </FormDialog>
  )
}
