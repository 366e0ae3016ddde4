import { ApiError } from '@anseo/api-client/api-error'
import { formErrors } from '@anseo/api-client/form-errors'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { columnDate } from '@anseo/domain/day-grid'
import { slotFromWire } from '@anseo/domain/slot'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useEnterBooking } from '../../queries/own-bookings.ts'
import { useVendor } from '../../queries/profile.ts'
import { session } from '../../site.ts'
import {
  type BookingDraft,
  bookingOf,
  type DraftProblems,
  problemsFromServer,
  readPlacedDraft,
} from './booking-draft.ts'
import { BookingFields } from './booking-fields.tsx'
import { ClientPicker } from './client-picker.tsx'
import { NotifyClient } from './notify-client.tsx'

/** The form for a vendor's own booking; what was typed survives a login and a refusal, at the address where it was begun. */
export function BookingForm({ initial }: { initial: BookingDraft }) {
  const key = `anseo.pro.new-appointment.${useVendor()._id}`
  const { search: place } = useLocation()
  const [{ draft }, setPlaced] = useSavedState(session, key, { place, draft: initial }, (saved) =>
    readPlacedDraft(saved, place),
  )
  const [problems, setProblems] = useState<DraftProblems>({})
  const entering = useEnterBooking()
  const navigate = useNavigate()
  const refused = formErrors(entering.error, "We couldn't save the appointment. Please try again.")
  const isOutside = entering.error instanceof ApiError && entering.error.code === 'OUTSIDE_HOURS'
  const wrong = { ...problemsFromServer(refused.fields), ...problems }
  const change = (changes: Partial<BookingDraft>) => {
    setProblems({})
    entering.reset()
    setPlaced({ place, draft: { ...draft, ...changes } })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (entering.isPending) return
    const asked = bookingOf(draft)
    if ('problems' in asked) return setProblems(asked.problems)
    const booking = { ...asked.booking, ...(isOutside && { outsideHours: true }) }
    const start = slotFromWire(booking)?.start
    const shownOn = start ? formatIsoDate(columnDate(start)) : draft.day
    entering.mutate(booking, { onSuccess: () => void navigate(`/calendar?day=${shownOn}`) })
  }
  return (
    <form method="post" noValidate className="card pad grid max-w-[40rem] gap-4" onSubmit={save}>
      <ClientPicker draft={draft} problems={wrong} onChange={change} />
      <BookingFields draft={draft} problems={wrong} onChange={change} />
      <NotifyClient draft={draft} problem={wrong.email} onChange={change} />
      {refused.text && (
        <Note tone={isOutside ? 'warm' : 'bad'} role="alert">
          {refused.text} {isOutside && 'You can save it all the same.'}
        </Note>
      )}
      <p className="muted text-sm">Confirmed straight away. No fees, and nothing is charged through us.</p>
      <Button type="submit" tone="cta" full busy={entering.isPending}>
        {isOutside ? 'Save all the same' : 'Save appointment'}
      </Button>
    </form>
  )
}
