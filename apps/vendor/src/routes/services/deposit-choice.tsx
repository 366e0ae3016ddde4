import type { Deposit } from '@anseo/domain/deposit'
import { MAX_DEPOSIT_PERCENT, MIN_DEPOSIT_PERCENT } from '@anseo/domain/limits'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import type { ServiceFields } from '../../queries/services.ts'

/** A deposit as it is typed; the percentage is kept while another kind is tried. */
export interface TypedDeposit {
  kind: Deposit['kind']
  percent: string
}

const LABEL = 'Paid when booking'

/** Returns the deposit that was typed, or null for a percentage that is none (A5). */
export function depositFrom({ kind, percent }: TypedDeposit): ServiceFields['deposit'] | null {
  if (kind !== 'percent') return { kind }
  const share = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 0
  return share >= MIN_DEPOSIT_PERCENT && share <= MAX_DEPOSIT_PERCENT ? { kind, percent: share } : null
}

interface DepositChoiceProps {
  typed: TypedDeposit
  /** The client's payments now and on the day. */
  preview: string
  error: string | undefined
  onChange: (typed: TypedDeposit) => void
}

/** The choice of a service's deposit: the hourly fee, a share of the price, or all of it. */
export function DepositChoice({ typed, preview, error, onChange }: DepositChoiceProps) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {LABEL}
      </span>
      <Segmented<Deposit['kind']>
        label={LABEL}
        options={[
          { value: 'hourly', label: 'Hourly fee' },
          { value: 'percent', label: 'Part of it' },
          { value: 'full', label: 'Full price' },
        ]}
        value={typed.kind}
        onChange={(kind) => onChange({ ...typed, kind })}
      />
      {typed.kind === 'percent' && (
        <TextInput
          label="Percent of the price"
          name="percent"
          inputMode="numeric"
          autoComplete="off"
          value={typed.percent}
          error={error}
          onChange={(event) => onChange({ ...typed, percent: event.target.value })}
        />
      )}
      <p className="hint num" aria-live="polite">
        {preview}
      </p>
    </div>
  )
}
