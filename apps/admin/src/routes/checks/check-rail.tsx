import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { counted } from '@anseo/domain/counted'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { CHECK_NAMES, takesDocuments } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { Skeleton } from '@anseo/ui/skeleton'
import { ArrowLeft, FileSearch, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useVetting } from '../../queries/vetting.ts'
import { AskedNote } from '../vetting/asked-note.tsx'
import { CheckDocuments } from '../vetting/check-documents.tsx'
import { GardaFacts } from '../vetting/garda-facts.tsx'
import { CheckActions } from './check-actions.tsx'
import { specialityLabel } from '../../specialities.ts'
import { remindedText } from './check-texts.ts'

interface CheckRailProps {
  check: EndingCheckOnWire
  now: Date
  /** The address that opens this detail. */
  link: string
  /** The address of the list, which narrow screens show in place of the detail. */
  back: string
}

/** The detail of a document that expires, beside the list: the consequences, the file, and the vendor's phone number. */
export function CheckRail({ check, now, link, back }: CheckRailProps) {
  const { kind, vendor } = check
  const found = useVetting(vendor._id)
  const { data } = found
  const name = CHECK_NAMES[kind]
  const shown = data?.checks.find((check) => check.kind === kind)
  const documents = shown?.documents ?? []
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
        <Note tone={hasExpired ? 'bad' : 'warm'}>{consequencesOf(check, hasExpired)}</Note>
        <p className="muted">{writtenText(check)}.</p>
        {!data && !found.isError && <Skeleton height={260} />}
        {!data && found.isError && <LoadFailure title="We couldn't load the documents" query={found} />}
        {documents.length > 0 && <CheckDocuments name={name} documents={documents} />}
        {shown && !takesDocuments(kind) && <GardaFacts check={shown} />}
        {shown && takesDocuments(kind) && documents.length === 0 && (
          <p className="muted">No file uploaded.</p>
        )}
        {shown?.asked && <AskedNote asked={shown.asked} />}
        {data?.vendor.phone && (
          <Button asChild full icon={<Phone aria-hidden="true" />}>
            <a href={`tel:${data.vendor.phone}`}>Call {vendor.name}</a>
          </Button>
        )}
        <CheckActions check={check} vendor={data?.vendor} hasExpired={hasExpired} link={link} />
        <Button asChild tone="sec" full icon={<FileSearch aria-hidden="true" />}>
          <Link to={`/vetting/${vendor._id}`}>Review documents</Link>
        </Button>
      </div>
    </aside>
  )
}

function consequencesOf(check: EndingCheckOnWire, hasExpired: boolean) {
  const { kind, expiresAt, documentEndsAt, vendor, bookingsAfter, amountAfter } = check
  const [name, day] = [CHECK_NAMES[kind], dayOf(expiresAt)]
  const sum = `${counted(bookingsAfter, 'booking')}, ${euroText(amountAfter)}`
  if (hasExpired) {
    const open = bookingsAfter > 0 ? ` Yours to decide: ${sum}.` : ''
    return `${name} expired on ${dayOf(documentEndsAt ?? expiresAt)}. ${vendor.name} is delisted and takes no new bookings.${open}`
  }
  const open = bookingsAfter > 0 ? ` At stake: ${sum}.` : ''
  const until = documentEndsAt ? `The 7 more days for ${name} end on ${day}.` : `${name} expires on ${day}.`
  return `${until} Without a new document, ${vendor.name} is then delisted and takes no new bookings.${open}`
}

const dayOf = (instant: string) => formatDay(lastValidDay(new Date(instant)))

/** Returns how often and when a vendor was reminded, such as 'Reminded 3 times, last on 15 Nov 2026'. */
function writtenText({ timesWarned, warnedAt }: EndingCheckOnWire): string {
  const last = warnedAt
    ? `, ${timesWarned > 1 ? 'last ' : ''}on ${formatDay(dublinDate(new Date(warnedAt)))}`
    : ''
  return `${remindedText(timesWarned)}${last}`
}
