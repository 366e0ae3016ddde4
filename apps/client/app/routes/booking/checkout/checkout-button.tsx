import { isProfileComplete } from '@anseo/domain/booking-problem'
import { Button } from '@anseo/ui/button'
import { useEffect } from 'react'
import { type ProfileState, useProfile } from '../../../account/profile.tsx'
import { reportMissingCode } from '../../../offline/report-missing-code.ts'

/** Loads the code of the sheet. */
const load = () => Promise.all([import('../booking-dialog.tsx'), import('./checkout.tsx')])

/** Opens the checkout, for clients whom 'Book Appointment' would send to another page first (C2, S11). */
export function CheckoutButton({ onOpen }: { onOpen: () => void }) {
  const { profile } = useProfile()
  const label = labelFor(profile)
  useEffect(() => {
    // It opens at once then, even if the connection is gone by that time.
    if (label) void load().catch(() => undefined)
  }, [label])
  return (
    label && (
      <Button full onClick={() => void load().then(onOpen, reportMissingCode)}>
        {label}
      </Button>
    )
  )
}

/** Null for a client who needs no more than the important note. */
function labelFor(profile: ProfileState): string | null {
  if (profile.state === 'visitor') return 'Continue with email'
  if (profile.state !== 'client') return null
  return isProfileComplete({ ...profile.user, line1: profile.user.address.line1 }) ? null : 'Add your details'
}
