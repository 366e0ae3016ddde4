import { CHECK_NAMES, type CheckKind } from '@anseo/domain/vetting-checks'
import { OWN_CHECKS } from './speciality-texts.ts'

interface CheckChoiceProps {
  checks: readonly CheckKind[]
  onChange: (checks: CheckKind[]) => void
}

/** Chooses the documents that vendors need beside those that everyone needs. */
export function CheckChoice({ checks, onChange }: CheckChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-2">Required documents</legend>
      {OWN_CHECKS.map((kind) => (
        <label key={kind} className="flex items-start gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-primary"
            checked={checks.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...checks, kind] : checks.filter((one) => one !== kind))
            }
          />
          <span>{CHECK_NAMES[kind]}</span>
        </label>
      ))}
      <p className="hint">
        Every vendor needs photo ID and insurance. Vendors who are listed stay listed when you add a document,
        and see it as missing.
      </p>
    </fieldset>
  )
}
