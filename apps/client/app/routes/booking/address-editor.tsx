import type { Address } from '@anseo/domain/address'
import { AddressFields } from '../../forms/address-fields.tsx'

interface AddressEditorProps {
  address: Address
  fields: Record<string, string>
  onChange: (address: Address) => void
}

/** The fields for another address, for this booking only. */
export function AddressEditor({ address, fields, onChange }: AddressEditorProps) {
  return (
    <>
      <h2 className="text-xl">Where</h2>
      <p className="hint mb-4 mt-1">For this appointment only. Your profile stays as it is.</p>
      <AddressFields
        values={address}
        change={(part) => onChange({ ...address, ...part })}
        fields={fields}
        marksNeeded
      />
    </>
  )
}
