import type { PasskeyOnWire } from '@anseo/contract/passkeys'
import { PASSKEY_NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { TextInput } from '@anseo/ui/text-input'
import type { FormEvent } from 'react'
import type { Passkeys } from '../use-passkeys.ts'

const FORM = 'rename-passkey'

type OfPasskey = { passkey: PasskeyOnWire; onClose: () => void }

/** Asks for another name of a passkey. */
export function RenamePasskey({
  passkey: { _id, name },
  renaming,
  onClose,
}: OfPasskey & Pick<Passkeys, 'renaming'>) {
  const { busy, fields, text } = renaming
  const close = () => {
    renaming.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) renaming.submit(_id, String(new FormData(event.currentTarget).get('name') ?? ''), close)
  }
  return (
    <Question title="Rename passkey" busy={busy} confirm="Save name" form={FORM} onClose={close}>
      <form id={FORM} method="post" className="grid gap-4" onSubmit={submit}>
        <TextInput
          label="Name"
          name="name"
          autoComplete="off"
          defaultValue={name}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          error={fields['name']}
          required
        />
        <FormError text={text} />
      </form>
    </Question>
  )
}

/** Asks before a passkey is removed. */
export function RemovePasskey({
  passkey: { _id, name },
  removing,
  onClose,
}: OfPasskey & Pick<Passkeys, 'removing'>) {
  return (
    <Question
      title={`Remove ${name}?`}
      keep="Keep passkey"
      confirm="Remove passkey"
      tone="dngf"
      busy={removing.busy}
      onConfirm={() => removing.submit(_id, onClose)}
      onClose={onClose}
    >
      <p>You can no longer log in with it. Delete it on your device, too.</p>
    </Question>
  )
}
