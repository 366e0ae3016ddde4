import { isProfileComplete } from '@anseo/domain/booking-problem'
import { Button } from '@anseo/ui/button'
import { useProfile } from '../../../account/profile.tsx'

/** The way to the checkout, for whom 'Book Appointment' would send to another page first (C2, S11). */
export default function CheckoutButton({ onOpen }: { onOpen: () => void }) {
  const { profile } = useProfile()
  const isComplete =
    profile.state === 'client' && isProfileComplete({ ...profile.user, line1: profile.user.address.line1 })
  if (isComplete || (profile.state !== 'visitor' && profile.state !== 'client')) return null
  return (
    <Button full onClick={onOpen}>
      {profile.state === 'visitor' ? 'Continue with email' : 'Add your details'}
    </Button>
  )
}
