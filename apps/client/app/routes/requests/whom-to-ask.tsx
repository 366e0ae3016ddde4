import { MAX_ASKED_VENDORS } from '@anseo/domain/limits'
import { priceForText } from '@anseo/domain/price-for-text'
import { euroText } from '@anseo/domain/money'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { FieldError } from '@anseo/ui/field'
import { LoadingNote } from '@anseo/ui/loading-note'
import { RadioCards } from '@anseo/ui/radio-cards'
import { RatingMark } from '@anseo/ui/rating-mark'
import { useId } from 'react'
import type { useAskable } from '../../queries/requests.ts'
import type { AskDraft } from './ask-draft.ts'

interface WhomToAskProps {
  draft: AskDraft
  /** The vendors who can be chosen. */
  askable: ReturnType<typeof useAskable>
  error: string | undefined
  onChange: (changes: Partial<AskDraft>) => void
}

/** The vendors whom a request asks: found by us, or up to five that the client ticks. */
export function WhomToAsk({ draft, askable, error, onChange }: WhomToAskProps) {
  const errorId = useId()
  return (
    <div className="grid gap-3">
      <RadioCards
        label="Who should answer?"
        options={[
          { value: 'best', name: 'The best rated vendors free near you', consequence: 'Up to five' },
          { value: 'chosen', name: 'I choose them', consequence: 'Up to five' },
        ]}
        value={draft.chooses ? 'chosen' : 'best'}
        onChange={(value) => onChange({ chooses: value === 'chosen' })}
      />
      {draft.chooses && (
        <VendorChoice {...{ draft, askable, onChange }} errorId={error ? errorId : undefined} />
      )}
      <div id={errorId} aria-live="polite" hidden={!error}>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}

interface VendorChoiceProps extends Omit<WhomToAskProps, 'error'> {
  /** The id of the error; undefined without one. */
  errorId: string | undefined
}

function VendorChoice({ draft: { vendorIds }, askable, errorId, onChange }: VendorChoiceProps) {
  const { data, isError } = askable
  if (isError) return <p role="status">We couldn&apos;t load vendors. Check the place and try again.</p>
  if (!data) return <LoadingNote text="Loading Vendors..." />
  const isFull = vendorIds.length >= MAX_ASKED_VENDORS
  const toggle = (id: string) =>
    onChange({
      vendorIds: vendorIds.includes(id)
        ? vendorIds.filter((vendorId) => vendorId !== id)
        : [...vendorIds, id],
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
                    {euroText(vendor.priceFrom)} in total, {priceForText(vendor)}
                  </span>
                </span>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  aria-invalid={errorId !== undefined || undefined}
                  aria-describedby={errorId}
                  onChange={() => toggle(vendor._id)}
                />
              </label>
            </li>
          )
        })}
      </ul>
      {data.length === 0 && <p>No vendors found. Try another place, or let us find them.</p>}
    </fieldset>
  )
}
