import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { Note } from '@anseo/ui/note'
import { CircleAlert } from 'lucide-react'

interface TaxRequestNoteProps {
  request: { holdFrom: string | null; isHeld: boolean }
}

/** Says that payouts are on hold, or from when they will be; nothing where the details are given or were not asked for. */
export function TaxRequestNote({ request: { holdFrom, isHeld } }: TaxRequestNoteProps) {
  if (!holdFrom) return null
  const day = formatFullDate(dublinDate(new Date(holdFrom)))
  return isHeld ? (
    <Note tone="bad" icon={<CircleAlert aria-hidden="true" />}>
      <b>Payouts on hold: tax details missing.</b> Add them below, and we&apos;ll pay out what&apos;s due.
    </Note>
  ) : (
    <Note tone="warm">Add your tax details by {day}. After that we have to hold your payouts.</Note>
  )
}
