import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { formatDay } from '@anseo/domain/slot-date'
import { specialityLabel } from '@anseo/domain/specialities'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { Skeleton } from '@anseo/ui/skeleton'
import { ArrowLeft, FileSearch, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useVetting } from '../../queries/vetting.ts'
import { CheckDocuments } from '../vetting/check-documents.tsx'

interface CheckRailProps {
  check: EndingCheckOnWire
  now: Date
  /** The address of the list, for where the detail stands in its place. */
  back: string
}

/** A document that expires, beside the list: what follows, the document itself, and whom to call. */
export function CheckRail({ check, now, back }: CheckRailProps) {
  const { kind, vendor } = check
  const { data } = useVetting(vendor._id)
  const name = CHECK_NAMES[kind]
  const documents = data?.checks.find((one) => one.kind === kind)?.documents ?? []
  const hasExpired = new Date(check.expiresAt) <= now
  return (
    <aside className="vetting-detail" aria-label={`${name}, ${vendor.name}`}>
      <Link className="back-link min-[1280px]:hidden" to={back}>
        <ArrowLeft aria-hidden="true" />
        All documents
      </Link>
      <div className="card pad grid grid-cols-1 gap-4">
        <PersonLine
          name={vendor.name}
          picture={vendor.image}
          lines={`${specialityLabel(vendor.speciality)}, ${vendor.city}`}
        />
        <Note tone={hasExpired ? 'bad' : 'warm'}>{whatFollows(check, hasExpired)}</Note>
        {!data && <Skeleton height={260} />}
        {documents.length > 0 && <CheckDocuments name={name} documents={documents} />}
        {data && documents.length === 0 && <p className="muted">No file uploaded.</p>}
        {data?.vendor.phone && (
          <Button asChild full icon={<Phone aria-hidden="true" />}>
            <a href={`tel:${data.vendor.phone}`}>Call {vendor.name}</a>
          </Button>
        )}
        <Button asChild tone="sec" full icon={<FileSearch aria-hidden="true" />}>
          <Link to={`/vetting/${vendor._id}`}>Review documents</Link>
        </Button>
      </div>
    </aside>
  )
}

function whatFollows({ kind, expiresAt, vendor, bookingsAfter }: EndingCheckOnWire, hasExpired: boolean) {
  const day = formatDay(lastValidDay(new Date(expiresAt)))
  const paid = bookingsAfter > 0 ? ' Paid bookings stay and are yours to decide.' : ''
  return hasExpired
    ? `${CHECK_NAMES[kind]} expired on ${day}. ${vendor.name} is delisted and takes no new bookings.${paid}`
    : `${CHECK_NAMES[kind]} expires on ${day}. Without a new document, ${vendor.name} is then delisted and takes no new bookings.${paid}`
}
