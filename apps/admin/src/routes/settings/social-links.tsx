import type { SettingValues } from '@anseo/contract/setting-values'
import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { TextInput } from '@anseo/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { RevertButton } from './revert-button.tsx'
import type { useTypedLinks } from './use-typed-links.ts'

const MAX_LINKS = 8

interface SocialLinksProps {
  links: ReturnType<typeof useTypedLinks>
  /** Errors by the name of the field: `brandSocial.0.url`. */
  fields: Record<string, string>
  inForce: SettingValues
  installation: SettingValues | undefined
}

/** The links at the foot of the client site, a row each. */
export function SocialLinks({ links, fields, inForce, installation }: SocialLinksProps) {
  return (
    <fieldset className="social-links">
      <legend>Social links</legend>
      {installation && <RevertButton name="brandSocial" inForce={inForce} value={installation.brandSocial} />}
      {links.typed.map(({ label, url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a link has no id
        <div key={index} className="social-link">
          <TextInput
            label="Name"
            value={label}
            error={fields[`brandSocial.${index}.label`]}
            onChange={({ target }) => links.change(index, { label: target.value })}
          />
          <TextInput
            label="Address"
            type="url"
            value={url}
            error={fields[`brandSocial.${index}.url`]}
            onChange={({ target }) => links.change(index, { url: target.value })}
          />
          <IconButton
            label={`Remove ${label || 'this link'}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => links.remove(index)}
          />
        </div>
      ))}
      {links.typed.length < MAX_LINKS && (
        <Button tone="soft" size="sm" icon={<Plus aria-hidden="true" />} onClick={links.add}>
          Add a link
        </Button>
      )}
    </fieldset>
  )
}
