import { Checkbox } from '@anseo/ui/checkbox'
import { CHECK_NAMES, type CheckKind } from '@anseo/domain/vetting-checks'
import { OWN_CHECKS } from './speciality-texts.ts'

interface CheckChoiceProps {
  checks: readonly CheckKind[]
  onChange: (checks: CheckKind[]) => void
}

/** Chooses the documents that the vendors of a speciality need in addition to those that every vendor needs. */
export function CheckChoice({ checks, onChange }: CheckChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-2">Required documents</legend>
      {OWN_CHECKS.map((kind) => (
        <Checkbox
          key={kind}
          checked={checks.includes(kind)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...checks, kind] : checks.filter((other) => other !== kind))
          }
        >
          {CHECK_NAMES[kind]}
        </Checkbox>
      ))}
      <p className="hint">
        Every vendor needs photo ID and insurance. Vendors who are listed stay listed when you add a document,
        and see it as missing.
      </p>
    </fieldset>
  )
}
