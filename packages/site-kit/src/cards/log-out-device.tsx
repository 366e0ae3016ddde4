import type { SessionOnWire } from '@anseo/contract/sessions'
import type { FormEvent } from 'react'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { PasswordInput } from '@anseo/ui/password-input'

const FORM = 'log-out-device'

export type LogOutDeviceProps = {
  /** What is to be logged out: one session, or every other. */
  asked: SessionOnWire | 'others'
  ask: (ending: SessionOnWire | 'others' | null) => void
  busy: boolean
  fields: Record<string, string>
  text: string | null
  confirm: (password: string) => void
}

/** Asks before a session is ended, and for the password; open while it is rendered. */
export function LogOutDevice({ asked, ask, busy, fields, text, confirm }: LogOutDeviceProps) {
  const close = () => ask(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) confirm(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <Dialog
      open
      onClose={close}
      title={asked === 'others' ? 'Log out all other devices?' : `Log out ${asked.device}?`}
      processing={busy}
      footer={
        <>
          <Button tone="sec" onClick={close}>
            Cancel
          </Button>
          <Button tone="dngf" type="submit" form={FORM} busy={busy}>
            Log out
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" className="grid gap-4" onSubmit={submit}>
        <p className="muted">
          {asked === 'others'
            ? "You'll be logged out on all other devices. Unsaved changes there may be lost."
            : 'That device will be logged out. Unsaved changes there may be lost.'}
        </p>
        <PasswordInput
          label="Your password"
          name="password"
          autoComplete="current-password"
          error={fields['password']}
          required
        />
        {text && (
          <Note tone="bad" role="alert">
            {text}
          </Note>
        )}
      </form>
    </Dialog>
  )
}
