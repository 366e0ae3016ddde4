import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { shownSpecialities, type Speciality } from '@anseo/domain/specialities'
import { Button } from '@anseo/ui/button'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSpecialities } from '../../vendors/use-specialities.ts'
import type { WaitlistDefaults } from './waitlist-defaults.server.ts'

const WaitInTown = lazy(() => import('../../waitlist/wait-in-town.tsx'))

interface WaitOfferProps {
  speciality: Speciality | null
  hours: number
  start: WaitlistDefaults
  towns: readonly string[]
  days: readonly { value: string }[]
}

/** Button and dialog to be notified when a vendor of the speciality has a free time in a town (C7). */
export function WaitOffer({ speciality, hours, start, towns, days }: WaitOfferProps) {
  const [isOpen, setOpen] = useState(false)
  const [first] = shownSpecialities(useSpecialities())
  const { town, ...times } = start
  return (
    <>
      <Button tone="sec" icon={<Bell aria-hidden="true" />} onClick={() => setOpen(true)}>
        Tell me when a time is free
      </Button>
      {isOpen && (
        <Suspense>
          <WaitInTown
            wanted={{ speciality: speciality ?? first!.name, town, minutes: hours * MINUTES_AN_HOUR }}
            towns={towns}
            days={days.map(({ value }) => value)}
            start={times}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
