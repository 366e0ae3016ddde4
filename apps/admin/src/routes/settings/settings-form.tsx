import { type FormErrors, formErrors } from '@anseo/api-client/form-errors'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { type ReactNode, useState } from 'react'
import { useChangeSettings } from '../../queries/settings.ts'
import { ChangesQuestion } from './changes-question.tsx'

/** The settings that a form shows and changes. */
export interface KnownSettings {
  inForce: SettingValues
  installation: SettingValues
  /** The names that an admin has changed. */
  changed: readonly SettingName[]
}

interface SettingsFormProps {
  inForce: SettingValues
  id: string
  title: string
  /** Shown between title and fields. */
  about: ReactNode
  /** The name of what its button saves, such as 'fees'. */
  what: string
  changes: Partial<SettingValues>
  /** True if a question is asked before saving. */
  asks: boolean
  onSaved: () => void
  /** Renders the fields with their errors by name. */
  children: (errors: FormErrors['fields']) => ReactNode
}

/** A card with a form that saves settings, where needed after a question. */
export function SettingsForm(props: SettingsFormProps) {
  const { inForce, id, title, about, what, changes, asks, onSaved, children } = props
  const [isAsking, setAsking] = useState(false)
  const save = useChangeSettings()
  const { fields, text } = formErrors(save.error, "We couldn't save the settings. Please try again.")
  const put = () =>
    save.mutate({ ...changes, seen: inForce }, { onSuccess: onSaved, onSettled: () => setAsking(false) })
  return (
    <section className="card pad settings-form" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {about}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (save.isPending) return
          if (asks) setAsking(true)
          else put()
        }}
      >
        {children(fields)}
        <FormError text={text} />
        <div className="settings-actions">
          <Button type="submit" busy={save.isPending}>
            Save {what}
          </Button>
        </div>
      </form>
      {isAsking && (
        <ChangesQuestion
          title={`Change the ${what}?`}
          inForce={inForce}
          changes={changes}
          confirm={`Change ${what}`}
          busy={save.isPending}
          onClose={() => setAsking(false)}
          onConfirm={put}
        />
      )}
    </section>
  )
}
