import type { UserOnWire } from '@anseo/contract/profiles'
import { isProfileComplete } from '@anseo/domain/booking-problem'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { BookingNote } from './booking-note.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { valuesOf } from './profile-values.ts'
import { api } from '../../api/browser-api.ts'
import { readBookingReturn } from '../../account/profile-path.ts'
import { SetPasswordLink } from './set-password-link.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { YourAccount } from './your-account.tsx'
import './profile.css'

const ReviewsByVendors = lazy(() => import('./reviews-by-vendors.tsx'))
const NotificationChoices = lazy(() => import('./notification-choices.tsx'))
const BlockedVendors = lazy(() => import('./blocked-vendors.tsx'))
const SavedCards = lazy(() => import('./saved-cards.tsx'))
const Passkeys = lazy(() => import('@anseo/site-kit/cards/passkeys'))
const SessionList = lazy(() => import('@anseo/site-kit/cards/session-list'))

/** The profile as facts, or as a form while it is edited or when there is a saved draft. */
export function OwnProfile({ user }: { user: UserOnWire }) {
  const [search] = useSearchParams()
  const { sentByBooking, back } = readBookingReturn(search)
  const form = useProfileForm(user)
  const editButton = useFocusOfEditing(form.editing, form.form)
  const complete = isProfileComplete(valuesOf(user))
  const marksNeeded = sentByBooking && !complete
  return (
    <>
      {sentByBooking && <BookingNote values={valuesOf(user)} complete={complete} back={back} />}
      {form.editing ? (
        <ProfileForm user={user} form={form} marksNeeded={marksNeeded} />
      ) : (
        <ProfileFacts user={user} marksNeeded={marksNeeded} onEdit={form.edit} editButton={editButton} />
      )}
      <Suspense>
        <ReviewsByVendors />
      </Suspense>
      <Suspense fallback={<div className="card pad blocked-wait" aria-hidden="true" />}>
        <SavedCards />
      </Suspense>
      <Suspense fallback={<div className="card pad notice-wait" aria-hidden="true" />}>
        <NotificationChoices />
      </Suspense>
      <Suspense fallback={<div className="card pad blocked-wait" aria-hidden="true" />}>
        <Passkeys api={api} site="user" email={user.email} />
      </Suspense>
      <Suspense fallback={<div className="card pad sessions-wait" aria-hidden="true" />}>
        <SessionList api={api} site="user" aside={<SetPasswordLink />} />
      </Suspense>
      <Suspense fallback={<div className="card pad blocked-wait" aria-hidden="true" />}>
        <BlockedVendors />
      </Suspense>
      <YourAccount />
    </>
  )
}

/**
 * Moves the focus into the form once it is opened, and to the button that opens it, which is returned, once it has been
 * saved or closed.
 */
function useFocusOfEditing(editing: boolean, form: RefObject<HTMLFormElement | null>) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current === editing) return
    before.current = editing
    if (editing) form.current?.focus({ preventScroll: true })
    else button.current?.focus()
  }, [editing, form])
  return button
}
