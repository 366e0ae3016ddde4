import { formErrors } from '@anseo/api-client/form-errors'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { type ComponentProps, useState } from 'react'
import { useChangeSettings } from '../../queries/settings.ts'
import { ChangesQuestion } from './changes-question.tsx'
import { SettingField } from './setting-field.tsx'
import { effectsOf } from './setting-texts.ts'
import { SocialLinks } from './social-links.tsx'
import { useTypedLinks } from './use-typed-links.ts'
import { useTypedSettings } from './use-typed-settings.ts'

const NAMES = [
  'brandName',
  'brandMotto',
  'brandPhone',
  'brandEmail',
  'brandCareersEmail',
  'brandAddress',
  'brandVatNumber',
] as const

type InputProps = Pick<ComponentProps<typeof SettingField>, 'type' | 'inputMode' | 'hint'>

const INPUTS: Partial<Record<(typeof NAMES)[number], InputProps>> = {
  brandPhone: { type: 'tel' },
  brandEmail: { type: 'email' },
  brandCareersEmail: { type: 'email' },
  brandVatNumber: { hint: "Shown on receipts. Without it, receipts say they aren't VAT invoices." },
}

interface BrandFormProps {
  inForce: SettingValues
  installation: SettingValues
  /** The names that an admin has changed. */
  changed: readonly SettingName[]
}

/** Form for the brand's texts on pages, emails and receipts. */
export function BrandForm({ inForce, installation, changed }: BrandFormProps) {
  const form = useTypedSettings('brand', NAMES, inForce)
  const links = useTypedLinks(inForce.brandSocial)
  const save = useChangeSettings()
  const { fields, text } = formErrors(save.error, "We couldn't save the settings. Please try again.")
  const changes = { ...form.changes, ...(links.isChanged && { brandSocial: links.typed }) }
  const forget = () => {
    form.forget()
    links.forget()
  }
  const [isAsking, setAsking] = useState(false)
  const put = () => save.mutate(changes, { onSuccess: forget, onSettled: () => setAsking(false) })
  return (
    <section className="card pad settings-form" aria-labelledby="brand-title">
      <h2 id="brand-title">Brand</h2>
      <p className="muted">Changes apply straight away. Reload open pages to see them.</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (save.isPending) return
          if (effectsOf(changes).length > 0) setAsking(true)
          else put()
        }}
      >
        <div className="settings-fields">
          {NAMES.map((name) => (
            <SettingField
              key={name}
              name={name}
              autoComplete="off"
              {...INPUTS[name]}
              text={form.textOf(name)}
              onType={(typed) => form.type(name, typed)}
              error={fields[name]}
              inForce={inForce}
              installation={changed.includes(name) ? installation : undefined}
            />
          ))}
        </div>
        <SocialLinks
          links={links}
          fields={fields}
          inForce={inForce}
          installation={changed.includes('brandSocial') ? installation : undefined}
        />
        {text && <FieldError>{text}</FieldError>}
        <div className="settings-actions">
          <Button type="submit" busy={save.isPending}>
            Save brand
          </Button>
        </div>
      </form>
      {isAsking && (
        <ChangesQuestion
          title="Change the brand?"
          inForce={inForce}
          changes={changes}
          confirm="Change brand"
          busy={save.isPending}
          onClose={() => setAsking(false)}
          onConfirm={put}
        />
      )}
    </section>
  )
}
