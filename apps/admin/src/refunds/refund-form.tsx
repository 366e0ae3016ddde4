import type { RefundableOnWire } from '@anseo/contract/admin-payments'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { RadioCards } from '@anseo/ui/radio-cards'
import { Segmented } from '@anseo/ui/segmented'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { TextInput } from '@anseo/ui/text-input'
import { RefundPreview } from './refund-preview.tsx'
import type { Extent, RefundChoice } from './use-refund-choice.ts'

interface RefundFormProps {
  refundable: RefundableOnWire
  choice: RefundChoice
  /** Problems show once it was tried. */
  isTried: boolean
  client: string
  vendor: string
}

const EXTENTS: { value: Extent; label: string }[] = [
  { value: 'everything', label: 'Everything' },
  { value: 'part', label: 'Part' },
]

/** The fields of a refund (amount, bearer and reason) with a preview of its effect. */
export function RefundForm({ refundable, choice, isTried, client, vendor }: RefundFormProps) {
  const left = euroText(refundable.left)
  const { paid } = refundable
  const whole = formatEuro(
    euroToCents(paid.vendorFee) + euroToCents(paid.platformFee) + euroToCents(paid.handlingFee),
  )
  const problems = isTried ? choice.problems : { amount: null, bearer: null, reason: null }
  return (
    <>
      <p className="num">
        {left} of the {whole} paid is left to refund.
      </p>
      <Segmented label="How much" options={EXTENTS} value={choice.extent} onChange={choice.setExtent} />
      {choice.extent === 'part' && (
        <TextInput
          label="Refund amount (€)"
          inputMode="decimal"
          value={choice.amount}
          error={problems.amount}
          hint={`Up to ${left}`}
          onChange={(event) => choice.setAmount(event.target.value)}
        />
      )}
      <RadioCards
        label="Who bears it"
        value={choice.bearer}
        onChange={choice.setBearer}
        error={problems.bearer}
        options={[
          {
            value: 'platform',
            name: 'We bear it',
            consequence: 'It comes from our fees first, then as a loss. The vendor earns the same as before.',
          },
          {
            value: 'vendor',
            name: 'The vendor bears it',
            consequence: "It comes from the vendor's fee first. Our fees pay only the rest.",
          },
        ]}
      />
      {choice.bearer && choice.cents !== null && (
        <RefundPreview
          refundable={refundable}
          cents={choice.cents}
          bearer={choice.bearer}
          client={client}
          vendor={vendor}
        />
      )}
      <TextareaInput
        label="Reason (both read it)"
        name="reason"
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        value={choice.reason}
        error={problems.reason}
        required
        onChange={(event) => choice.setReason(event.target.value)}
      />
    </>
  )
}
