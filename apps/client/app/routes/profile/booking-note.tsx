import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { ProfileValues } from './profile-values.ts'

interface BookingNoteProps {
  values: ProfileValues
  complete: boolean
  /** The path of the booking that sent the user here, if it is known. */
  back: string | null
}

/** Lists the details that a booking still needs; once they are all saved, links back to the booking. */
export function BookingNote({ values, complete, back }: BookingNoteProps) {
  return (
    <div className="mb-5">
      {complete ? (
        <Note role="status" icon={<CircleCheck aria-hidden="true" />}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>Your profile is complete. You can book now.</span>
            <Button asChild size="sm">
              <Link to={back ?? '/vendors'}>{back ? 'Back to your booking' : 'All Vendors'}</Link>
            </Button>
          </div>
        </Note>
      ) : (
        <Note tone="warm" role="status" icon={<CircleAlert aria-hidden="true" />}>
          {`Add your ${missing(values)} to book. We've kept your choice.`}
        </Note>
      )}
    </div>
  )
}

/** Returns the missing details, such as 'phone, address line 1 and Eircode'. */
function missing({ phone, line1, eircode }: ProfileValues): string {
  const names = [
    phone.trim() ? [] : 'phone',
    line1.trim() ? [] : 'address line 1',
    eircode.trim() ? [] : 'Eircode',
  ]
  return new Intl.ListFormat('en-GB').format(names.flat())
}
