import type { QuoteOnWire } from '@anseo/contract/quotes'
import type { Address } from '@anseo/domain/address'
import { costFromWire, type WireCost } from '@anseo/domain/cost-wire'
import { formatEuro } from '@anseo/domain/money'
import type { BookedPlace } from '@anseo/domain/travel'
import { CostSummary } from '@anseo/ui/cost-summary'
import { FormDialog } from '@anseo/ui/form-dialog'
import { Segmented } from '@anseo/ui/segmented'
import { useState } from 'react'
import { useProfile } from '../../account/profile.tsx'
import { AddressFields } from '../../forms/address-fields.tsx'
import { useSavedState } from '../../session/use-saved-state.ts'
import type { RefusedVisit, WantedVisit } from './use-accept-quote.tsx'

interface QuotePlaceDialogProps {
  quote: QuoteOnWire
  /** The vendor's first name. */
  payee: string
  busy: boolean
  onAccept: (wanted: WantedVisit) => Promise<RefusedVisit>
  onClose: () => void
}

const NOWHERE: Address = { line1: '', line2: '', eircode: '' }

/** Asks where a quote takes place and accepts it there (B4). Where the way costs more or less, the client agrees to the new total first. */
export default function QuotePlaceDialog({ quote, payee, busy, onAccept, onClose }: QuotePlaceDialogProps) {
  const { user } = useProfile()
  const [place, setPlace] = useState<BookedPlace>(quote.place)
  const [address, setAddress] = useSavedState<Address>(
    `quote-address.${quote._id}`,
    quote.needsAddress || !user ? NOWHERE : { ...user.address, eircode: user.eircode ?? '' },
    (saved) => saved as Address | null,
  )
  const [fields, setFields] = useState<Record<string, string>>({})
  const [changed, setChanged] = useState<WireCost | null>(null)
  const cost = costFromWire(changed ?? quote.cost)

  const submit = async () => {
    const where = { place, ...(place === 'client' && { address }) }
    const refused = await onAccept({ ...where, total: (changed ?? quote.cost).total })
    setFields(refused.fields ?? {})
    setChanged(refused.cost ?? null)
  }
  return (
    <FormDialog
      title="Where should it be?"
      confirm={`Accept, ${formatEuro(cost.totalCents)} in total`}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {quote.visitPlace === 'both' && (
        <Segmented
          label="Where"
          options={[
            { value: 'client', label: 'At an address' },
            { value: 'vendor', label: `At ${payee}'s place` },
          ]}
          value={place}
          onChange={(chosen) => {
            setPlace(chosen)
            setChanged(null)
          }}
        />
      )}
      {place === 'client' ? (
        <AddressFields
          values={address}
          change={(part) => {
            setAddress({ ...address, ...part })
            setChanged(null)
          }}
          fields={fields}
          marksNeeded
        />
      ) : (
        <p>The street is shown once you&apos;ve paid.</p>
      )}
      <div role="status" className="grid gap-4">
        {changed && <CostSummary cost={cost} payee={payee} nowLabel="Pay now" />}
      </div>
      <p className="hint">
        {place === 'client' && 'For this appointment only. Your profile stays as it is. '}
        If travel there costs more or less, you see the new total first.
      </p>
    </FormDialog>
  )
}
