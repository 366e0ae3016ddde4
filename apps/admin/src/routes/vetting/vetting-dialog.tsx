import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { useDraft } from '@anseo/api-client/use-draft'
import { specialityLabel } from '@anseo/domain/specialities'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { useVettingStep, type VettingStep } from '../../queries/vendors.ts'

interface VettingDialogProps {
  vendor: VettedVendorOnWire
  step: VettingStep
  /** What the trade needs and has not passed; said before a vendor is verified all the same. */
  unchecked?: readonly string[] | undefined
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
export function VettingDialog({ vendor, step, unchecked = [], onClose }: VettingDialogProps) {
  const decide = useVettingStep()
  const [reason, setReason] = useDraft(`anseo.admin.vetting.${vendor._id}.${step}`)
  const confirm = (written?: string) =>
    decide.mutate({ id: vendor._id, step, ...(written && { reason: written }) }, { onSuccess: done })
  const done = () => {
    setReason('')
    onClose()
  }
  const who = (
    <PersonLine
      name={vendor.name}
      picture={vendor.image}
      lines={`${specialityLabel(vendor.speciality)}\n${vendor.city}`}
    />
  )
  if (step !== 'verify') {
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
        {who}
        <p>{text}</p>
      </ReasonDialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Verify this vendor?"
      processing={decide.isPending}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={decide.isPending} onClick={() => confirm()}>
            Verify vendor
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {who}
        {!vendor.emailVerified && <Note tone="warm">Their email hasn&apos;t been verified yet.</Note>}
        {unchecked.length > 0 && (
          <Note tone="warm">{`Not checked yet: ${new Intl.ListFormat('en-GB').format(unchecked)}.`}</Note>
        )}
        <p>Clients will be able to find and book {vendor.name}.</p>
      </div>
    </Dialog>
  )
}
