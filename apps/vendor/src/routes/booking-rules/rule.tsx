import { BareSelect } from '@anseo/ui/bare-select'

interface RuleProps {
  label: string
  /** The effect of the present choice on clients. */
  meaning: string
  value: number
  choices: readonly number[]
  textOf: (choice: number) => string
  onChange: (choice: number) => void
}

/** A rule with the choices that it has. */
export const Rule = ({ label, meaning, value, choices, textOf, onChange }: RuleProps) => (
  <div className="rule">
    <div>
      <b>{label}</b>
      <p className="hint num" aria-live="polite">
        {meaning}
      </p>
    </div>
    <BareSelect label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {[...new Set([...choices, value])]
        .toSorted((a, b) => a - b)
        .map((choice) => (
          <option key={choice} value={choice}>
            {textOf(choice)}
          </option>
        ))}
    </BareSelect>
  </div>
)
