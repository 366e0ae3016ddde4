import type { ReactNode } from 'react'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { OwnPasswordInput } from '@anseo/ui/own-password-input'
import type { Ending } from '../use-sessions.ts'

export type LogOutDeviceProps = {
  asked: Ending
  ask: (ending: Ending | null) => void
  busy: boolean
  fields: Record<string, string>
  text: string | null
  confirm: (password: string) => void
  /** A link next to the password field, for accounts without a password. */
  aside?: ReactNode
}

/** Asks for confirmation and the password before sessions are logged out; open while it is rendered. */
export function LogOutDevice({ asked, ask, busy, fields, text, confirm, aside }: LogOutDeviceProps) {
  return (
    <FormDialog
      onClose={() => ask(null)}
      title={asked === 'others' ? 'Log out all other devices?' : `Log out ${asked.device}?`}
      busy={busy}
      confirm="Log out"
      tone="dngf"
      noValidate={false}
      onSubmit={(typed) => confirm(typed('password'))}
    >
      <p className="muted">
        {asked === 'others'
          ? "You'll be logged out on all other devices. Unsaved changes there may be lost."
          : 'That device will be logged out. Unsaved changes there may be lost.'}
      </p>
      <OwnPasswordInput aside={aside} error={fields['password']} required />
      <FormError text={text} />
    </FormDialog>
  )
}
