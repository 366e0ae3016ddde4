import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { durationText } from '@anseo/domain/duration-text'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { PersonLine } from '@anseo/ui/person-line'
import { CalendarDays } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useProfile } from '../../account/profile.tsx'
import { fillIn } from '../../appointments/same-again.ts'
import { useSameAgain } from '../../queries/same-again.ts'
import { dayText } from '@anseo/site-kit/day-text'
import { specialityPath } from '../../vendors/speciality-links.tsx'

interface SameAgainDialogProps {
  appointment: AppointmentOnWire
  onClose: () => void
}

/** Offers the next free times as usual; the vendor's page opens with all else filled in (C4 of growth). */
export default function SameAgainDialog({ appointment, onClose }: SameAgainDialogProps) {
  const navigate = useNavigate()
  const { profile, user, reload } = useProfile()
  const { data, error, isFetching, refetch } = useSameAgain(appointment)
  const { vendorData, serviceName } = appointment
  const vendor = firstNameOf(vendorData.name)
  const go = (slotDate: string | undefined, startTime: string | null) => {
    if (data && user)
      fillIn(appointment, data.repeated, { slotDate, startTime, profile: user, now: serverNow() })
    void navigate(`/appointment/${vendorData._id}`)
  }
  return (
    <Dialog
      onClose={onClose}
      title="Same again"
      footer={
        <Button tone="sec" disabled={!data || !user} onClick={() => go(data?.firstDay, null)}>
          Choose another time
        </Button>
      }
    >
      <PersonLine
        name={vendorData.name}
        picture={vendorData.image}
        lines={[data?.repeated.serviceIds && serviceName, data && durationText(data.repeated.minutes)]
          .filter(Boolean)
          .join('\n')}
      />
      {error instanceof ApiError && error.status === 404 ? (
        <p className="mt-4">
          {vendor} no longer takes bookings here.{' '}
          <Link className="link" to={specialityPath(vendorData.speciality)}>
            See other vendors
          </Link>
        </p>
      ) : error ? (
        <LoadFailure title="We couldn't load the free times" query={{ isFetching, refetch }}>
          {bookingErrorText(error)}
        </LoadFailure>
      ) : profile.state === 'failed' ? (
        <LoadFailure title="We couldn't load your profile" onRetry={() => void reload()} />
      ) : !data || !user ? (
        <LoadingNote text="Loading free times..." atOnce />
      ) : data.usual.length > 0 ? (
        <ul className="mt-4 grid gap-2" aria-label="As usual">
          {data.usual.map((time) => (
            <li key={time.slotDate}>
              <Button
                full
                tone="soft"
                icon={<CalendarDays aria-hidden="true" />}
                onClick={() => go(time.slotDate, time.startTime)}
              >
                {dayText(time.slotDate)}, {time.startTime}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4">{vendor} isn&apos;t free at the usual time soon. Choose another time instead.</p>
      )}
    </Dialog>
  )
}
