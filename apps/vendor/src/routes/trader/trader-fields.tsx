import { TRADER_FIELDS, type TraderField } from '@anseo/domain/trader'
import { Checkbox } from '@anseo/ui/checkbox'
import { FieldError } from '@anseo/ui/field'
import { Note } from '@anseo/ui/note'
import { TextInput } from '@anseo/ui/text-input'
import { Eye } from 'lucide-react'
import { useId } from 'react'
import type { TraderDraft } from './trader-draft.ts'

interface TraderFieldsProps {
  draft: TraderDraft
  /** The problem of each field. */
  wrong: Record<string, string>
  onChange: (draft: TraderDraft) => void
}

/** The details of a trader, and its commitment to the law. */
export function TraderFields({ draft, wrong, onChange }: TraderFieldsProps) {
  const noteId = useId()
  const typed = (field: TraderField) => ({
    name: field,
    maxLength: TRADER_FIELDS[field].max,
    value: draft.values[field],
    error: wrong[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...draft, values: { ...draft.values, [field]: target.value } }),
  })
  return (
    <>
      <Note tone="warm" icon={<Eye aria-hidden="true" />}>
        <strong>All of this will be public.</strong> The law asks us to show a trader&apos;s name, address,
        email and phone on its page. If you work from home, that is your home address, unless you have another
        business address.
      </Note>
      <div className="grid gap-4 md:grid-cols-2">
        <TextInput
          label="Legal name"
          autoComplete="organization"
          hint="Your company, or your own full name as a sole trader."
          className="md:col-span-2"
          {...typed('legalName')}
        />
        <TextInput label="Address" autoComplete="address-line1" {...typed('line1')} />
        <TextInput label="Address line 2 (optional)" autoComplete="address-line2" {...typed('line2')} />
        <TextInput label="Town or city" autoComplete="address-level2" {...typed('town')} />
        <TextInput label="Eircode (optional)" autoComplete="postal-code" {...typed('eircode')} />
        <TextInput label="Email for clients" type="email" autoComplete="email" {...typed('email')} />
        <TextInput label="Phone for clients" type="tel" autoComplete="tel" {...typed('phone')} />
        <TextInput
          label="Registration number (optional)"
          hint="With its register, such as CRO 654321."
          {...typed('registration')}
        />
        <TextInput label="VAT number (optional)" hint="Such as IE1234567FA." {...typed('vatNumber')} />
      </div>
      <div className="grid gap-1.5">
        <Checkbox
          name="certifies"
          checked={draft.certifies}
          aria-invalid={wrong['certifies'] ? true : undefined}
          aria-describedby={noteId}
          onChange={(certifies) => onChange({ ...draft, certifies })}
        >
          I only offer services that comply with the law of Ireland and the European Union.
        </Checkbox>
        <div id={noteId} aria-live="polite">
          {wrong['certifies'] && <FieldError>{wrong['certifies']}</FieldError>}
        </div>
      </div>
    </>
  )
}
