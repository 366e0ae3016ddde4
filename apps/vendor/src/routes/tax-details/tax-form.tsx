import { formErrors } from '@anseo/api-client/form-errors'
import type { TaxDetailsOnWire } from '@anseo/contract/tax-details'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { RadioCards } from '@anseo/ui/radio-cards'
import type { FormEvent } from 'react'
import { useSaveTaxDetails } from '../../queries/tax-details.ts'
import { TaxAddressFields } from './tax-address-fields.tsx'
import { bodyOf, type TaxDraft, type TaxText } from './tax-draft.ts'
import { TaxNameFields } from './tax-name-fields.tsx'
import { TaxNumberFields } from './tax-number-fields.tsx'
import { useTaxDraft } from './use-tax-draft.ts'

const FAILED = "We couldn't save your tax details. Please try again."

interface TaxFormProps {
  details: TaxDetailsOnWire | null
  payoutAccount: string | null
}

/** The props of a group of fields: the draft, its setters, and the problem of each field. */
export interface TaxFieldsProps {
  draft: TaxDraft
  /** Returns the props of a text field. */
  typed: (name: TaxText) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  change: (part: Partial<TaxDraft>) => void
  errors: Record<string, string>
}

/** Edits the tax details. The browser stores no draft, because it would contain a tax number. */
export function TaxForm({ details, payoutAccount }: TaxFormProps) {
  const { draft, edit, setSaved } = useTaxDraft(details)
  const save = useSaveTaxDetails()
  const { fields, text } = formErrors(save.error, FAILED)
  const change = (part: Partial<TaxDraft>) => edit((before) => ({ ...before, ...part }))
  const typed: TaxFieldsProps['typed'] = (name) => ({
    name,
    value: draft.texts[name],
    error: fields[name],
    onChange: ({ target }) =>
      edit((before) => ({ ...before, texts: { ...before.texts, [name]: target.value } })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate({ body: bodyOf(draft), onSaved: () => setSaved(draft) })
  }
  const parts = { draft, typed, change, errors: fields }
  return (
    <section className="card pad grid grid-cols-1 gap-4" aria-labelledby="tax-title">
      <h2 id="tax-title" className="text-[1.1875rem]">
        Details for the tax office
      </h2>
      <p className="muted">
        The law makes us report once a year to the Revenue Commissioners what you earn through us (DAC7:
        section 891I of the Taxes Consolidation Act 1997). We ask for your PPS number or tax reference for
        this report only. We store it encrypted, show only its last characters, and share it with no one else.
      </p>
      <form method="post" noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <RadioCards
          label="You work as"
          options={[
            {
              value: 'individual',
              name: 'A person',
              consequence: 'Self-employed, also with a business name.',
            },
            { value: 'entity', name: 'A company', consequence: 'A limited company or a partnership.' },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind === 'entity' ? 'entity' : 'individual' })}
        />
        <TaxNameFields {...parts} />
        <TaxAddressFields {...parts} />
        <TaxNumberFields {...parts} details={details} payoutAccount={payoutAccount} />
        <FormError text={text} />
        <div className="flex justify-end">
          <Button type="submit" busy={save.isPending}>
            Save tax details
          </Button>
        </div>
      </form>
    </section>
  )
}
