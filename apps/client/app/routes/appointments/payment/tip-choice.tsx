import { type TipChoice as TipShare, tipSumProblem } from '@anseo/domain/balance'
import { formatEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'

/** The tip as it is chosen: a share of the price, another sum, or none. */
export interface ChosenTip {
  shares: TipShare[]
  chosen: string
  own: string
  /** Null while the typed sum is invalid. */
  cents: number | null
  /** The problem with the typed sum. */
  problem: string | null
  choose: (chosen: string) => void
  type: (own: string) => void
}

/** Holds the chosen tip of an appointment. */
export function useTip(shares: TipShare[]): ChosenTip {
  const [chosen, choose] = useState('none')
  const [own, type] = useState('')
  const typed = centsFromText(own)
  const problem =
    chosen === 'own' ? (typed === null ? 'Enter an amount, like 5 or 5.50.' : tipSumProblem(typed)) : null
  const share = shares.find(({ percent }) => String(percent) === chosen)
  const cents = problem ? null : chosen === 'own' ? typed : (share?.cents ?? 0)
  return { shares, chosen, own, cents, problem, choose, type }
}

interface TipChoiceProps {
  tip: ChosenTip
  /** True if there is a balance to pay too, so that the tip can be left out. */
  optional: boolean
  /** True once the form was submitted: then problems are shown. */
  tried: boolean
  disabled: boolean
}

/** Chooses a tip: none, a share of the price, or another sum (B12). */
export function TipChoice({ tip, optional, tried, disabled }: TipChoiceProps) {
  const label = optional ? 'Tip (optional)' : 'Tip'
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="field-label">{label}</legend>
      <Segmented
        label={label}
        value={tip.chosen}
        onChange={tip.choose}
        options={[
          { value: 'none', label: 'None' },
          ...tip.shares.map(({ percent, cents }) => ({
            value: String(percent),
            label: `${percent}%`,
            price: formatEuro(cents),
          })),
          { value: 'own', label: 'Other' },
        ]}
      />
      {tip.chosen === 'own' && (
        <TextInput
          label="Your tip"
          name="tip"
          inputMode="decimal"
          autoComplete="off"
          placeholder="€0.00"
          value={tip.own}
          error={tried ? (tip.problem ?? undefined) : undefined}
          onChange={(event) => tip.type(event.target.value)}
        />
      )}
    </fieldset>
  )
}
