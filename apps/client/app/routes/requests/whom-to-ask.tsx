import { MAX_ASKED_VENDORS } from '@anseo/domain/limits'
import { priceForText } from '@anseo/domain/price-for-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { FieldError } from '@anseo/ui/field'
import { LoadingNote } from '@anseo/ui/loading-note'
import { RadioCards } from '@anseo/ui/radio-cards'
import { RatingMark } from '@anseo/ui/rating-mark'
import { useAskable } from '../../queries/requests.ts'
import type { AskDraft } from './ask-draft.ts'

interface WhomToAskProps {
  draft: AskDraft
  /** Of the client's address; '' for none. */
  eircode: string
  error: string | undefined
  onChange: (changes: Partial<AskDraft>) => void
}

/** The vendors whom a request asks: found by us, or up to five that the client ticks. */
export function WhomToAsk({ draft, eircode, error, onChange }: WhomToAskProps) {
  return (
    <div className="grid gap-3">
      <RadioCards
        label="Who should answer?"
        options={[
          { value: 'best', name: 'The best rated who are free near you', consequence: 'Up to five vendors' },
          { value: 'chosen', name: 'I choose them', consequence: 'Up to five vendors' },
        ]}
        value={draft.chooses ? 'chosen' : 'best'}
        onChange={(value) => onChange({ chooses: value === 'chosen' })}
      />
      {draft.chooses && <VendorChoice {...{ draft, eircode, onChange }} />}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

function VendorChoice({ draft, eircode, onChange }: Omit<WhomToAskProps, 'error'>) {
  const { speciality, where, near, vendorIds } = draft
  const { data, isError } = useAskable(speciality, where === 'near' ? near.trim() : eircode)
  if (isError) return <p role="status">We couldn&apos;t load vendors. Check the place and try again.</p>
  if (!data) return <LoadingNote text="Loading Vendors..." />
  const isFull = vendorIds.length >= MAX_ASKED_VENDORS
  const toggle = (id: string) =>
    onChange({
      vendorIds: vendorIds.includes(id) ? vendorIds.filter((one) => one !== id) : [...vendorIds, id],
    })
  return (
    <fieldset className="ask-vendors">
      <legend className="num mb-2 text-sm text-ink-2">
        {vendorIds.length} of {MAX_ASKED_VENDORS} chosen
      </legend>
      <ul>
        {data.map((vendor) => {
          const isChosen = vendorIds.includes(vendor._id)
          return (
            <li key={vendor._id}>
              <label>
                <ArchPortrait name={vendor.name} src={vendor.image} width={64} />
                <span className="num grid min-w-0 gap-0.5 text-sm text-ink-2">
                  <b className="text-base text-ink">{vendor.name}</b>
                  {vendor.rating !== null && (
                    <RatingMark average={vendor.rating}>({vendor.reviewCount})</RatingMark>
                  )}
                  <span>
                    {vendor.city || vendor.location}
                    {vendor.distanceKm !== undefined && `, ${vendor.distanceKm} km away`}
                  </span>
                  <span>
                    {formatEuro(euroToCents(vendor.priceFrom))} in total, {priceForText(vendor)}
                  </span>
                </span>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => toggle(vendor._id)}
                />
              </label>
            </li>
          )
        })}
      </ul>
      {data.length === 0 && <p>Nobody found. Try another place, or let us find vendors.</p>}
    </fieldset>
  )
}
