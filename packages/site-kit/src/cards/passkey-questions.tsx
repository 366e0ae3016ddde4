import type { PasskeyOnWire } from '@anseo/contract/passkeys'
import { PASSKEY_NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { TextInput } from '@anseo/ui/text-input'
import type { Passkeys } from '../use-passkeys.ts'

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
  return (
    <FormDialog
      title="Rename passkey"
      busy={busy}
      confirm="Save name"
      noValidate={false}
      onSubmit={(typed) => renaming.submit(_id, typed('name'), close)}
      onClose={close}
    >
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
    </FormDialog>
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
