import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { useState } from 'react'
import { DecidedVendor } from './decided-vendor.tsx'
import { useVettingStep, type VettingStep } from '../../queries/vendors.ts'
import { DurationFields } from '../notices/duration-fields.tsx'
import { useDuration } from '../notices/use-duration.ts'

interface VettingDialogProps {
  vendor: VettedVendorOnWire
  step: Exclude<VettingStep, 'verify'>
  onClose: () => void
}

const TEXTS = {
  reject: {
    title: 'Reject this application?',
    confirm: 'Reject application',
    text: "We'll tell the vendor. They won't be listed.",
  },
  suspend: {
    title: 'Suspend this vendor?',
    confirm: 'Suspend vendor',
    text: "We'll delist the vendor straight away and cancel unpaid appointments. Support decides on the paid ones.",
  },
} as const

/** Asks once more before a decision about a vendor takes effect. */
export function VettingDialog({ vendor, step, onClose }: VettingDialogProps) {
  const decide = useVettingStep()
  const duration = useDuration(`anseo.admin.vetting.${vendor._id}`)
  const [tried, setTried] = useState(false)
  const confirm = (reason: string, done: () => void) => {
    setTried(true)
    const decision = { id: vendor._id, from: vendor.vetting, ...(reason && { reason }) }
    const onSuccess = () => {
      duration.forget()
      done()
    }
    if (step === 'reject') decide.mutate({ ...decision, step }, { onSuccess })
    else if (!duration.problem) decide.mutate({ ...decision, step, ...duration.body }, { onSuccess })
  }
  const { title, confirm: label, text } = TEXTS[step]
  return (
    <ReasonDialogWithDraft
      title={title}
      label="Reason (sent to the vendor)"
      confirm={label}
      busy={decide.isPending}
      draftKey={`anseo.admin.vetting.${vendor._id}.${step}`}
      onClose={onClose}
      onConfirm={confirm}
    >
      <DecidedVendor vendor={vendor} />
      <p>{text}</p>
      {step === 'suspend' && <DurationFields measure="suspend" duration={duration} tried={tried} />}
    </ReasonDialogWithDraft>
  )
}
