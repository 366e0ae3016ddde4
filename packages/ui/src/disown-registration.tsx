import { Button } from './button.tsx'
import { Form } from './form.tsx'
import { FormError } from './form-error.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { Note } from './note.tsx'

type DisownRegistrationProps = {
  onDelete: () => void
  busy: boolean
  /** Text after the sign-up was deleted. */
  done: string | null
  /** Reason why it could not be deleted. */
  error: string | null
  /** Link to the page for a new password, for an account that is already in use. */
  newPassword: LinkElement
}

/**
 * Deletes a sign-up that someone else made with the reader's address. It takes a click, because mail programs open links
 * automatically, which must delete nothing.
 */
export function DisownRegistration({ onDelete, busy, done, error, newPassword }: DisownRegistrationProps) {
  if (done) return <Note role="status">{done}</Note>
  return (
    <Form busy={busy} className="grid gap-4" onSubmit={onDelete}>
      <p>
        Someone signed up with your email address. Delete the sign-up and no one can use it. If you signed up
        yourself, open the other link in the email instead.
      </p>
      <FormError text={error} />
      <Button type="submit" tone="dngf" size="lg" full busy={busy}>
        Delete this sign-up
      </Button>
      <p className="hint">
        Already verified?{' '}
        <Linked link={newPassword} className="link">
          Choose a new password
        </Linked>
        , and no one else can log in.
      </p>
    </Form>
  )
}
