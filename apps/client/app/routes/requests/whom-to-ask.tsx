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
  error: string | undefined
  onChange: (changes: Partial<AskDraft>) => void
}

/** The vendors whom a request asks: found by us, or up to five that the client ticks. */
export function WhomToAsk({ draft, error, onChange }: WhomToAskProps) {
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
      {draft.chooses && <VendorChoice draft={draft} onChange={onChange} />}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

function VendorChoice({ draft, onChange }: Omit<WhomToAskProps, 'error'>) {
  const { speciality, where, near, vendorIds } = draft
  const { data, isError } = useAskable(speciality, where === 'near' ? near.trim() : '')
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
      {data.map((vendor) => {
        const isChosen = vendorIds.includes(vendor._id)
        return (
          <label key={vendor._id}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => toggle(vendor._id)}
            />
            <ArchPortrait name={vendor.name} src={vendor.image} width={40} />
            <span className="min-w-0">
              <b>{vendor.name}</b>, {vendor.city || vendor.location}
              <span className="num flex flex-wrap gap-x-3 text-sm text-ink-2">
                {vendor.rating !== null && (
                  <RatingMark average={vendor.rating}>({vendor.reviewCount})</RatingMark>
                )}
                {formatEuro(euroToCents(vendor.priceFrom))} in total, {priceForText(vendor)}
              </span>
            </span>
          </label>
        )
      })}
      {data.length === 0 && <p>Nobody found. Try another place, or let us find vendors.</p>}
    </fieldset>
  )
}
