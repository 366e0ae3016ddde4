import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { PersonLine } from '@anseo/ui/person-line'
import { specialityLabel } from '../../specialities.ts'

/** The vendor that a decision is about, at the top of its dialog. */
export const DecidedVendor = ({ vendor }: { vendor: VettedVendorOnWire }) => (
  <PersonLine
    name={vendor.name}
    picture={vendor.image}
    lines={`${specialityLabel(vendor.speciality)}\n${vendor.city}`}
  />
)
