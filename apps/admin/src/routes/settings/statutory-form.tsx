import type { SettingValues } from '@anseo/contract/setting-values'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FieldError } from '@anseo/ui/field'
import { Note } from '@anseo/ui/note'
import { Scale } from 'lucide-react'
import { specialities } from '../../specialities.ts'
import { RevertButton } from './revert-button.tsx'
import { type KnownSettings, SettingsForm } from './settings-form.tsx'

type Chosen = SettingValues['statutoryCancellation']

/** Form for the specialities whose clients can withdraw from a booking by law (D9). */
export function StatutoryForm({ inForce, installation, changed }: KnownSettings) {
  const [draft, setDraft] = useDraft('anseo.admin.settings.statutory')
  const chosen = draft === '' ? inForce.statutoryCancellation : (JSON.parse(draft) as Chosen)
  return (
    <SettingsForm
      inForce={inForce}
      id="statutory"
      title="Statutory right to cancel"
      about={
        <>
          <p className="muted">
            Clients of these specialities can withdraw within 14 days of booking, until the service begins,
            and get everything back, all fees included. The checkout asks them to request expressly that the
            service begins within that time.
          </p>
          <Note icon={<Scale aria-hidden="true" />}>
            Part 5 of the Consumer Rights Act 2022 gives consumers this right for services booked online. It
            doesn&apos;t apply to some services for a specific date, such as accommodation, catering and
            leisure activities (section 111). Before you open, ask your solicitor which of your specialities
            it covers.
          </Note>
        </>
      }
      what="right to cancel"
      changes={{ statutoryCancellation: chosen.toSorted() }}
      asks
      onSaved={() => setDraft('')}
    >
      {({ statutoryCancellation: error }) => (
        <>
          <fieldset className="grid gap-2">
            <legend className="sr-only">Specialities</legend>
            {specialities().map(({ name, label }) => (
              <label key={name} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6 shrink-0 accent-primary"
                  checked={chosen.includes(name)}
                  onChange={({ target }) =>
                    setDraft(
                      JSON.stringify(
                        target.checked ? [...chosen, name] : chosen.filter((other) => other !== name),
                      ),
                    )
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
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
    </SettingsForm>
  )
}
