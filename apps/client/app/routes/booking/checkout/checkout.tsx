import { saveInTab } from '@anseo/api-client/tab-storage'
import type { Address } from '@anseo/domain/address'
import type { CostLine } from '@anseo/domain/cost-words'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Form } from '@anseo/ui/form'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { checkoutKey, placeKey } from '../../../appointments/saved-choice.ts'
import { useExpressRequest } from '../../../appointments/use-express-request.tsx'
import { logOut } from '../../../account/logout.ts'
import { useProfile } from '../../../account/profile.tsx'
import { STORAGE_PREFIX } from '../../../session/storage-prefix.ts'
import type { OwnRules } from '../choice.ts'
import type { Loss } from '../loss.ts'
import { type PlannedBooking, NoteText, timeGoneText } from '../note-text.tsx'
import { type Repeat, RepeatChoice } from '../repeat-choice.tsx'
import type { useBooking } from '../use-booking.ts'
import type { usePlace } from '../use-place.ts'
import { withdrawableUntil } from '../withdrawal-period.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import './checkout.css'
import { DetailsFields } from './details-fields.tsx'
import { SignIn } from './sign-in.tsx'
import { Step } from './step.tsx'
import { useDetails } from './use-details.ts'

export interface CheckoutProps extends PlannedBooking {
  booking: ReturnType<typeof useBooking>
  where: ReturnType<typeof usePlace>
  rules: OwnRules | null
  /** Where the appointment is; null while it is not known. */
  place: Address | null
  /** The lines that add up to the total. */
  lines: CostLine[]
  /** The reason why the chosen time was dropped. */
  lost: Loss | null
  /** The note of the client to the vendor. */
  note: string
  changeNote: (text: string) => void
}

/**
 * Books in one sheet, for clients who are not signed in or have an incomplete profile: it asks for the email and the missing
 * details, and shows the important note (C2). No time is held before the booking.
 */
export default function Checkout({
  booking,
  where,
  rules,
  place,
  lines,
  lost,
  note,
  changeNote,
  ...booked
}: CheckoutProps) {
  const { profile, user, reload } = useProfile()
  const [repeat, setRepeat] = useState<Repeat>(null)
  const payee = firstNameOf(booked.vendor.name)
  const express = useExpressRequest(withdrawableUntil(booked.vendor), booked.chosen.slot?.start, payee)
  const { form, ...details } = useDetails(user, where, () => booking.book(repeat, express.expressRequest))
  const formId = useId()
  const busy = booking.busy || details.busy
  const isTimeGone = booked.chosen.slot === null
  useCloseOnBack(booking.goBack)
  useFocusOnUser(form, user?._id)
  const submit = () => {
    if (!isTimeGone && express.confirm()) details.send()
  }
  const leaveAccount = () => {
    logOut()
    details.clear()
    setRepeat(null)
    express.clear()
    where.setOther(null)
    where.setTyped('')
    // The time and the place stay chosen for whoever logs in next, and the logout took them out of the tab.
    changeNote('')
    saveInTab(STORAGE_PREFIX + checkoutKey(booked.vendor._id), true)
    saveInTab(STORAGE_PREFIX + placeKey(booked.vendor._id), where.place)
  }
  const titles = {
    where: where.place === 'vendor' ? 'Your details' : `Where ${payee} comes to`,
    note: 'Important Note',
  }
  return (
    <Dialog
      onClose={booking.goBack}
      title="Checkout"
      size="huge"
      processing={busy}
      footer={
        isTimeGone ? (
          <Button onClick={booking.goBack}>Choose another time</Button>
        ) : (
          user && (
            <>
              <Button tone="sec" disabled={busy} onClick={booking.goBack}>
                No, go back
              </Button>
              <Button type="submit" form={formId} tone="cta" className="wide" busy={busy}>
                Yes, Book Appointment
              </Button>
            </>
          )
        )
      }
    >
      <div className="checkout">
        <CheckoutSummary {...booked} {...{ place, lines, note }} />
        <div>
          {isTimeGone && (
            <Note tone="warm" role="status">
              {timeGoneText(lost)} What you typed here stays.
            </Note>
          )}
          {user ? (
            <>
              <Step
                number={1}
                title={user.name}
                done
                aside={
                  <button type="button" className="link" disabled={busy} onClick={leaveAccount}>
                    Not you?
                  </button>
                }
              >
                <p className="hint break-words">{user.email}</p>
              </Step>
              <Form id={formId} ref={form} onSubmit={submit} className="contents">
                <Step
                  number={2}
                  title={titles.where}
                  done={!details.missing.phone && !details.missing.address}
                >
                  <DetailsFields {...{ details, where, rules, place, payee, user }} />
                </Step>
                <Step number={3} title={titles.note}>
                  <NoteText {...booked} />
                  <RepeatChoice
                    repeat={repeat}
                    onChange={setRepeat}
                    vendor={booked.vendor}
                    slot={booked.chosen.slot}
                    paid={booked.chosen.cost?.nowCents !== 0}
                    asked={where.asked}
                  />
                  {express.box}
                </Step>
              </Form>
            </>
          ) : (
            <>
              <Step number={1} title="Your email">
                {profile.state === 'failed' ? (
                  <LoadFailure title="We couldn't load your details" onRetry={() => void reload()}>
                    You&apos;re logged in. Nothing is booked yet.
                  </LoadFailure>
                ) : profile.state === 'loading' ? (
                  <LoadingNote text="Loading your details..." atOnce />
                ) : (
                  <SignIn />
                )}
              </Step>
              <Step number={2} title={titles.where} />
              <Step number={3} title={titles.note} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Closes the sheet when the user goes back, as on a phone's own button, and stays on the page. */
function useCloseOnBack(close: () => void) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked) return
    blocker.reset()
    close()
    // Both are other objects each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBlocked])
}

/** Focuses the first missing field, or the note, once somebody is signed in. */
function useFocusOnUser(form: ReturnType<typeof useDetails>['form'], userId: string | undefined) {
  useEffect(() => {
    if (userId === undefined) return
    const field = form.current?.querySelector<HTMLElement>('input')
    const [, note] = form.current?.querySelectorAll<HTMLElement>('h3') ?? []
    ;(field ?? note)?.focus()
  }, [form, userId])
}
