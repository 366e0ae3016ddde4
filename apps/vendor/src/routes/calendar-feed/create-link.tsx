import { requiredText } from '@anseo/api-client/field-problems'
import { passwordErrors } from '@anseo/site-kit/password-errors'
import { FormError } from '@anseo/ui/form-error'
import { OwnPasswordInput } from '@anseo/ui/own-password-input'
import type { Typed } from '@anseo/ui/form'
import { FormDialog } from '@anseo/ui/form-dialog'
import { useState } from 'react'

const FAILED = 'Your link was not created. Please try again.'

interface CreateLinkProps {
  /** True if there is a link already, which stops working. */
  replaces: boolean
  busy: boolean
  error: unknown
  onClose: () => void
  onConfirm: (password: string) => void
}

/** Asks for the password before a link is created that shows addresses to anyone who has it. */
export function CreateLink({ replaces, busy, error, onClose, onConfirm }: CreateLinkProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const { fields, text } = passwordErrors(error, FAILED)
  const submit = (typed: Typed) => {
    const password = typed('password')
    const lacks = requiredText(password)
    setMissing(lacks)
    if (!lacks) onConfirm(password)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={replaces ? 'Create a new link?' : 'Create a private link?'}
      busy={busy}
      keep="Go back"
      confirm={replaces ? 'Create new link' : 'Create link'}
      tone={replaces ? 'dngf' : 'cta'}
      onSubmit={submit}
    >
      {replaces && <p>Calendars using the current link will stop updating.</p>}
      <OwnPasswordInput
        hint="The link shows your clients' addresses and phone numbers to anyone who has it."
        error={missing ?? fields['password']}
      />
      <FormError text={text} />
    </FormDialog>
  )
}
