import { formErrors } from '@anseo/api-client/form-errors'
import type { VendorSeriesOnWire } from '@anseo/contract/series'
import { costFromWire } from '@anseo/domain/cost-wire'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { priceOfVisit } from '@anseo/domain/series-price'
import { centsFromText } from '@anseo/domain/typed-amount'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useSeriesPrice } from '../../queries/series.ts'

interface PriceDialogProps {
  series: VendorSeriesOnWire
  /** The day of the first visit at the new price, as text. */
  from: string
  onClose: () => void
}

/** Proposes a new price of each visit, which the client has to accept (C6). */
export function PriceDialog({ series, from, onClose }: PriceDialogProps) {
  const { propose } = useSeriesPrice(series._id)
  const { parts } = costFromWire(series.cost)
  const [price, setPrice] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const refused = formErrors(propose.error, "We couldn't send the new price. Please try again.")
  const client = firstNameOf(series.clientData.name)
  const submit = () => {
    const cents = centsFromText(price)
    if (cents === null || cents < 0) return setWrong('Enter an amount, like 40 or 40.50.')
    propose.mutate(centsToEuro(cents), { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Propose a new price"
      keep="Keep the price"
      confirm={`Ask ${client}`}
      busy={propose.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        It counts from {from} on, once {client} says yes within 14 days. If they don&apos;t, the series ends
        before that visit. Visits in your calendar keep their price.
      </p>
      <TextInput
        label={parts.priceCents === null ? 'Your fee for each visit' : 'Your price for each visit'}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        placeholder="€0.00"
        value={price}
        error={wrong ?? refused.fields['price']}
        hint={`Now ${formatEuro(priceOfVisit(parts))}${parts.travelFeeCents > 0 ? ', without travel' : ''}. Booking fees come on top for ${client}.`}
        onChange={(event) => {
          setWrong(null)
          propose.reset()
          setPrice(event.target.value)
        }}
      />
      <FormError text={refused.text} />
    </FormDialog>
  )
}
