import { SettingFields } from './setting-fields.tsx'
import { effectsOf } from './setting-texts.ts'
import { type KnownSettings, SettingsForm } from './settings-form.tsx'
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

const INPUTS = {
  brandPhone: { type: 'tel' },
  brandEmail: { type: 'email' },
  brandCareersEmail: { type: 'email' },
  brandVatNumber: { hint: "Shown on receipts. Without it, receipts say they aren't VAT invoices." },
}

/** Form for the brand's texts on pages, emails and receipts. */
export function BrandForm(known: KnownSettings) {
  const { inForce, installation, changed } = known
  const form = useTypedSettings('brand', NAMES, inForce)
  const links = useTypedLinks(inForce.brandSocial)
  const changes = { ...form.changes, ...(links.isChanged && { brandSocial: links.typed }) }
  const forget = () => {
    form.forget()
    links.forget()
  }
  return (
    <SettingsForm
      inForce={inForce}
      id="brand"
      title="Brand"
      about={<p className="muted">Changes apply straight away. Reload open pages to see them.</p>}
      what="brand"
      changes={changes}
      asks={effectsOf(changes).length > 0}
      onSaved={forget}
    >
      {(errors) => (
        <>
          <SettingFields {...known} names={NAMES} inputs={INPUTS} form={form} errors={errors} />
          <SocialLinks
            links={links}
            fields={errors}
            inForce={inForce}
            installation={changed.includes('brandSocial') ? installation : undefined}
          />
        </>
      )}
    </SettingsForm>
  )
}
