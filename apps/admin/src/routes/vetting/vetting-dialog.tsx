import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { useDraft } from '@anseo/site-kit/use-draft'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { DecidedVendor } from './decided-vendor.tsx'
import { useVettingStep, type VettingStep } from '../../queries/vendors.ts'

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
    text: "We'll delist the vendor straight away and cancel unpaid appointments. You decide on the paid ones.",
  },
} as const

/** Asks once more before a decision about a vendor takes effect. */
export function VettingDialog({ vendor, step, onClose }: VettingDialogProps) {
  const decide = useVettingStep()
  const [reason, setReason] = useDraft(`anseo.admin.vetting.${vendor._id}.${step}`)
  const confirm = (written?: string) =>
    decide.mutate(
      { id: vendor._id, step, from: vendor.vetting, ...(written && { reason: written }) },
      { onSuccess: done },
    )
  const done = () => {
    setReason('')
    onClose()
  }
  const { title, confirm: label, text } = TEXTS[step]
  return (
    <ReasonDialog
      title={title}
      label="Reason (sent to the vendor)"
      confirm={label}
      busy={decide.isPending}
      draft={[reason, setReason]}
      onClose={onClose}
      onConfirm={confirm}
    >
      <DecidedVendor vendor={vendor} />
      <p>{text}</p>
    </ReasonDialog>
  )
}
