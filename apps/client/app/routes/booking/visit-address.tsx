import { type Address, addressLine } from '@anseo/domain/address'
import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddressFields } from '../../forms/address-fields.tsx'
import type { OwnRules } from './choice.ts'
import type { PlannedBooking } from './note-text.tsx'
import type { usePlace } from './use-place.ts'

interface VisitAddressProps extends Pick<PlannedBooking, 'vendor' | 'chosen'> {
  where: ReturnType<typeof usePlace>
  rules: OwnRules | null
  /** The problem with each field. */
  fields: Record<string, string>
}

/** Shows where the booking takes place, as far as there is a choice: at the client's address or the vendor's place (B4). */
export default function VisitAddress({ vendor, chosen, where, rules, fields }: VisitAddressProps) {
  const { address, place, choose, setOther } = where
  const name = firstNameOf(vendor.name)
  const isAtVendors = place === 'vendor'
  if (!address && rules?.place === 'client' && !rules.travels) return null
  return (
    <section className="card pad grid gap-4" aria-label="Where">
      {rules?.place === 'both' && (
        <Segmented
          label="Where"
          options={[
            { value: 'client', label: 'At your address' },
            { value: 'vendor', label: `At ${name}'s place` },
          ]}
          value={place}
          onChange={choose}
        />
      )}
      {isAtVendors && (
        <p className="flex min-w-0 items-center gap-2">
          <MapPin aria-hidden="true" size={18} className="flex-none" />
          <span>
            You go to {name} in {rules?.area}. The street is shown{' '}
            {chosen.cost?.nowCents === 0 ? '24 hours before the start' : "once you've paid"}.
          </span>
        </p>
      )}
      {!isAtVendors && address && <OwnAddress address={address} fields={fields} onChange={setOther} />}
      {!isAtVendors && rules?.travels && (
        <>
          {!address && (
            <TextInput
              label="Your Eircode"
              name="eircode"
              autoComplete="postal-code"
              autoCapitalize="characters"
              hint={`${name} travels to you. Times and travel fee depend on your address.`}
              maxLength={10}
              value={where.typed}
              onChange={(event) => where.setTyped(event.target.value)}
            />
          )}
          <Travel rules={rules} name={name} eircode={where.asked.eircode} />
        </>
      )}
    </section>
  )
}

interface OwnAddressProps {
  address: Address
  fields: Record<string, string>
  onChange: (address: Address) => void
}

/** The address that the vendor comes to: the profile's until another is given for this booking. */
function OwnAddress({ address, fields, onChange }: OwnAddressProps) {
  const [editing, setEditing] = useState(false)
  const isWrong = Object.keys(fields).some((name) => name.startsWith('address.'))
  if (editing || isWrong) {
    return (
      <div>
        <h2 className="text-xl">Where</h2>
        <p className="hint mb-4 mt-1">For this appointment only. Your profile stays as it is.</p>
        <AddressFields
          values={address}
          change={(part) => onChange({ ...address, ...part })}
          fields={fields}
          marksNeeded
        />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex min-w-0 items-center gap-2">
        <MapPin aria-hidden="true" size={18} className="flex-none" />
        <span className="min-w-0 break-words">At {addressLine(address)}</span>
      </p>
      <Button tone="ghost" size="sm" onClick={() => setEditing(true)}>
        Change address
      </Button>
    </div>
  )
}

interface TravelProps {
  rules: OwnRules
  name: string
  /** The Eircode of the address; undefined until it is known. */
  eircode: string | undefined
}

/** The note on what the address changes: times and price, or what to do if the vendor does not travel there. */
export function Travel({ rules, name, eircode }: TravelProps) {
  if (rules.travelFee === null) {
    return (
      <div role="status">
        <Note icon={<MapPin aria-hidden="true" />}>
          {name} doesn&apos;t travel to this address. Change it
          {rules.place === 'both' && `, book at ${name}'s place`} or{' '}
          <Link className="link" to={`/vendors?near=${encodeURIComponent(eircode ?? '')}`}>
            find vendors near it
          </Link>
          .
        </Note>
      </div>
    )
  }
  const fee = euroText(rules.travelFee)
  if (eircode === undefined) {
    return rules.travelFee > 0 ? <p className="hint num">Travel fee from {fee}, part of the total.</p> : null
  }
  return (
    <p className="hint num" aria-live="polite">
      {rules.travelFee > 0 ? `Travel fee ${fee}, part of the total.` : 'No travel fee to this address.'} The
      times leave {name} enough time to get to you.
    </p>
  )
}
