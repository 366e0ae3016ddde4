import { ApiError } from '@anseo/api-client/api-error'
import { useDraft } from '@anseo/site-kit/use-draft'
import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { EXCEPTION_MIN_LENGTH, REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { isException } from '@anseo/domain/vetting-gaps'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { type FormEvent, useState } from 'react'
import { useVettingStep } from '../../queries/vendors.ts'
import { DecidedVendor } from './decided-vendor.tsx'

interface VerifyDialogProps {
  vendor: VettedVendorOnWire
  /** The required checks and trader details that are not in order, as far as they are known here. */
  unchecked?: readonly string[] | undefined
  onClose: () => void
}

const TOO_SHORT = `Enter a reason of at least ${EXCEPTION_MIN_LENGTH} characters.`

/** Asks before a vendor is listed; if required checks are missing, also for the reason for the exception (growth D5). */
export function VerifyDialog({ vendor, unchecked = [], onClose }: VerifyDialogProps) {
  const decide = useVettingStep()
  const [exception, setException] = useDraft(`anseo.admin.exception.${vendor._id}`)
  const [error, setError] = useState<string | null>(null)
  // It is stored, because each attempt forgets the last error.
  const [isIncomplete, setIncomplete] = useState(false)
  const needsException = unchecked.length > 0 || isIncomplete
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decide.isPending) return
    const problem = needsException && !isException(exception) ? TOO_SHORT : null
    setError(problem)
    if (problem) return
    const body = needsException ? { exception: exception.trim() } : {}
    decide.mutate(
      { id: vendor._id, step: 'verify', from: vendor.vetting, ...body },
      { onSuccess: done, onError },
    )
  }
  const onError = (failure: Error) => {
    if (failure instanceof ApiError && failure.code === 'VETTING_INCOMPLETE') setIncomplete(true)
  }
  const done = () => {
    setException('')
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title="Verify this vendor?"
      processing={decide.isPending}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Cancel
          </Button>
          {vendor.emailVerified && (
            <Button type="submit" form="verify-form" busy={decide.isPending}>
              Verify vendor
            </Button>
          )}
        </>
      }
    >
      <form id="verify-form" method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <DecidedVendor vendor={vendor} />
        {!vendor.emailVerified && (
          <Note tone="warm">
            Their email hasn&apos;t been verified yet. You can verify the vendor once it has.
          </Note>
        )}
        {unchecked.length > 0 && (
          <Note tone="warm">{`Not checked yet: ${new Intl.ListFormat('en-GB').format(unchecked)}.`}</Note>
        )}
        {vendor.emailVerified && needsException && (
          <TextareaInput
            label="Reason for the exception"
            hint="Kept in the audit log and on this page. The vendor doesn't see it."
            name="exception"
            rows={3}
            maxLength={REASON_MAX_LENGTH}
            value={exception}
            error={error ?? undefined}
            onChange={(event) => setException(event.target.value)}
          />
        )}
        {vendor.emailVerified && <p>Clients will be able to find and book {vendor.name}.</p>}
      </form>
    </Dialog>
  )
}
