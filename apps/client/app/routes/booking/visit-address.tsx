import { type Address, addressLine } from '@anseo/domain/address'
import { Button } from '@anseo/ui/button'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { AddressEditor } from './address-editor.tsx'

interface VisitAddressProps {
  address: Address
  /** The problem with each field. */
  fields: Record<string, string>
  onChange: (address: Address) => void
}

/** Shows the address that the vendor comes to: the profile's until another is given for this booking. */
export default function VisitAddress({ address, fields, onChange }: VisitAddressProps) {
  const [editing, setEditing] = useState(false)
  const isWrong = Object.keys(fields).some((name) => name.startsWith('address.'))
  return (
    <section className="card pad" aria-label="Where">
      {editing || isWrong ? (
        <AddressEditor address={address} fields={fields} onChange={onChange} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex min-w-0 items-center gap-2">
            <MapPin aria-hidden="true" size={18} className="flex-none" />
            <span className="min-w-0 break-words">At {addressLine(address)}</span>
          </p>
          <Button tone="ghost" size="sm" onClick={() => setEditing(true)}>
            Change address
          </Button>
        </div>
      )}
    </section>
  )
}
