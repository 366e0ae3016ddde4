import { formErrors } from '@anseo/api-client/form-errors'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { Note } from '@anseo/ui/note'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useChangeSettings } from '../../queries/settings.ts'
import { specialities } from '../../specialities.ts'
import { ChangesQuestion } from './changes-question.tsx'
import { RevertButton } from './revert-button.tsx'

interface StatutoryFormProps {
  inForce: SettingValues
  installation: SettingValues
  /** The names that an admin has changed. */
  changed: readonly SettingName[]
}

/** Form for the specialities whose clients can withdraw from a booking by law (D9). */
export function StatutoryForm({ inForce, installation, changed }: StatutoryFormProps) {
  const now = inForce.statutoryCancellation
  const [typed, setTyped] = useState<SettingValues['statutoryCancellation'] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const save = useChangeSettings()
  const { fields, text } = formErrors(save.error, "We couldn't save the settings. Please try again.")
  const chosen = typed ?? now
  const changes = { statutoryCancellation: chosen.toSorted() }
  const put = () =>
    save.mutate(changes, { onSuccess: () => setTyped(null), onSettled: () => setAsking(false) })
  return (
    <section className="card pad settings-form" aria-labelledby="statutory-title">
      <h2 id="statutory-title">Statutory right to cancel</h2>
      <p className="muted">
        Clients of these specialities can withdraw within 14 days of booking, until the service begins, and
        get everything back, all fees included. The checkout asks them to request expressly that the service
        begins within that time.
      </p>
      <Note icon={<Scale aria-hidden="true" />}>
        Part 5 of the Consumer Rights Act 2022 gives consumers this right for services booked online. It
        doesn&apos;t apply to some services for a specific date, such as accommodation, catering and leisure
        activities (section 111). Before you open, ask your solicitor which of your specialities it covers.
      </Note>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) setAsking(true)
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">Specialities</legend>
          {specialities().map(({ name, label }) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-primary"
                checked={chosen.includes(name)}
                onChange={({ target }) =>
                  setTyped(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
        {changed.includes('statutoryCancellation') && (
          <div>
            <RevertButton
              name="statutoryCancellation"
              inForce={inForce}
              value={installation.statutoryCancellation}
            />
          </div>
        )}
        {(fields['statutoryCancellation'] ?? text) && (
          <FieldError>{fields['statutoryCancellation'] ?? text}</FieldError>
        )}
        <div className="settings-actions">
          <Button type="submit" busy={save.isPending}>
            Save right to cancel
          </Button>
        </div>
      </form>
      {isAsking && (
        <ChangesQuestion
          title="Change the right to cancel?"
          inForce={inForce}
          changes={changes}
          confirm="Change right to cancel"
          busy={save.isPending}
          onClose={() => setAsking(false)}
          onConfirm={put}
        />
      )}
    </section>
  )
}
