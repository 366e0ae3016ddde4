import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { readLike } from '@anseo/site-kit/is-like'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { formatPhone } from '@anseo/domain/phone'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ContactFields, useSaveContact } from '../../queries/contacts.ts'
import { session } from '../../site.ts'

interface Typed {
  name: string
  phone: string
  email: string
  tags: string
}

interface ClientDialogProps {
  /** Null for a new one. */
  client: ContactRecordOnWire | null
  onClose: () => void
}

/** Form for a new or changed client; what was typed survives a login. */
export function ClientDialog({ client, onClose }: ClientDialogProps) {
  const key = `anseo.pro.client.${client?._id ?? 'new'}`
  const first = startOf(client)
  // The start is kept, because the account may change what it supplies while the form is open.
  const unchanged = { start: first, typed: first }
  const [{ start, typed }, setDraft] = useSavedState(session, key, unchanged, readLike(unchanged))
  const [checked, setChecked] = useState(false)
  const saving = useSaveContact()
  const navigate = useNavigate()
  const { fields, text: problem } = formErrors(
    saving.error,
    "We couldn't save this client. Please try again.",
  )
  const change = (changed: Partial<Typed>) => {
    setDraft({ start, typed: { ...typed, ...changed } })
    saving.reset()
  }
  const save = () => {
    setChecked(true)
    if (requiredText(typed.name) !== null) return
    const changed = fieldsOf(typed, start)
    const { name } = typed
    saving.mutate(client ? { id: client._id, fields: changed } : { id: null, fields: { ...changed, name } }, {
      onSuccess: ({ contact }) => {
        if (client) onClose()
        // Replaces the address with the dialog, which Back would open again.
        else void navigate(`/clients/${contact._id}`, { replace: true })
      },
    })
  }
  const errorOf = (name: string) => Object.entries(fields).find(([path]) => path.split('.')[0] === name)?.[1]
  const bind = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={client ? 'Change client' : 'New client'}
      busy={saving.isPending}
      confirm="Save client"
      tone="cta"
      onSubmit={save}
    >
      <TextInput
        label="Name"
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        {...bind('name')}
        error={checked ? (requiredText(typed.name) ?? errorOf('name')) : null}
      />
      <TextInput label="Phone" type="tel" autoComplete="off" maxLength={32} {...bind('phone')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        {...bind('email')}
      />
      <TextInput
        label="Tags"
        hint="Separate them with commas, such as: curly hair, Rathgar."
        autoComplete="off"
        {...bind('tags')}
      />
      <FormError text={problem} />
    </FormDialog>
  )
}

const startOf = (client: ContactRecordOnWire | null): Typed => ({
  name: client?.name ?? '',
  phone: client?.phone ? formatPhone(client.phone) : '',
  email: client?.email ?? '',
  tags: client?.tags.join(', ') ?? '',
})

/** Leaves out what was not touched, so that what the account supplies does not become the vendor's own. */
const fieldsOf = ({ name, phone, email, tags }: Typed, start: Typed): Partial<ContactFields> => ({
  ...(name !== start.name && { name }),
  ...(phone !== start.phone && { phone }),
  ...(email !== start.email && { email }),
  ...(tags !== start.tags && { tags: tags.split(',').filter((tag) => tag.trim() !== '') }),
})
