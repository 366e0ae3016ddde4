import type { ReactNode } from 'react'
import { Form } from './form.tsx'
import { FormError } from './form-error.tsx'
import { Note } from './note.tsx'
import { OwnPasswordInput } from './own-password-input.tsx'
import { useOnline } from './use-online.ts'

export interface OwnPasswordProps {
  onSubmit: (password: string) => void
  /** Content right of the password's label, such as a link for those who have none. */
  aside?: ReactNode
  busy: boolean
  /** Error beside the password. */
  error: string | undefined
  /** Error of the whole form. */
  text: string | null
}

interface OwnPasswordFormProps extends OwnPasswordProps {
  /** The purpose of the form as it follows 'Connect to', such as 'close your account'. */
  purpose: string
  /** The button, and what follows it. */
  children: ReactNode
}

/** Asks for the account's own password before something that only its owner may do. */
export function OwnPasswordForm({
  onSubmit,
  aside,
  busy,
  error,
  text,
  purpose,
  children,
}: OwnPasswordFormProps) {
  const online = useOnline()
  return (
    <Form busy={busy} className="grid gap-4" onSubmit={(typed) => onSubmit(typed('password'))}>
      <OwnPasswordInput aside={aside} hint="To check it's really you." error={error} />
      {!online && <Note tone="warm">You&apos;re offline. Connect to {purpose}.</Note>}
      <FormError text={text} />
      {children}
    </Form>
  )
}
