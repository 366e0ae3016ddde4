import type { VendorOnWire } from '@anseo/contract/vendors'
import { Chip } from '@anseo/ui/chip'
import { Note } from '@anseo/ui/note'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { specialityPath } from '../../vendors/speciality-links.tsx'
import { useSpecialities } from '../../vendors/use-specialities.ts'
import type { ListedVendor } from '../../vendors/vendor-list-card.tsx'

const MAX_OTHERS = 3

interface UnavailableNoteProps {
  vendor: VendorOnWire
  /** Vendors of the same speciality, available ones first. */
  related: ListedVendor[]
}

/** Explains that the vendor takes no bookings, and links to vendors who do and to the list of the speciality. */
export default function UnavailableNote({ vendor, related }: UnavailableNoteProps) {
  const speciality = useSpecialities().find(({ name }) => name === vendor.speciality)
  const what = speciality?.plural ?? 'vendors'
  const others = related.filter(({ available }) => available).slice(0, MAX_OTHERS)
  return (
    <Note tone="warm">
      <p>{vendor.name} isn&apos;t taking bookings right now. You can still send a message.</p>
      {others.length > 0 && <p className="mt-2.5 font-semibold">These {what} are taking bookings:</p>}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {others.map(({ _id, name, city }) => (
          <Chip key={_id} link={<Link to={`/appointment/${_id}`} />}>
            {name}, {city}
          </Chip>
        ))}
        <Chip link={<Link to={specialityPath(vendor.speciality)} />}>
          All {what}
          <ArrowRight aria-hidden="true" />
        </Chip>
      </div>
    </Note>
  )
}
