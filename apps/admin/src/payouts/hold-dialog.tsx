import { useDraft } from '@anseo/site-kit/use-draft'
import { ReasonDialog } from '@anseo/ui/reason-dialog'

interface HoldDialogProps {
  /** The vendor or vendors in the title: 'Aoife Byrne' or '3 vendors'. */
  of: string
  /** The key under which the draft of the reason is kept: a vendor's id, or 'chosen' for several vendors. */
  id: string
  busy: boolean
  onClose: () => void
  /** `forget` deletes the draft of the reason; call it once the hold is saved. */
  onConfirm: (reason: string, forget: () => void) => void
}

/** Asks why payouts are put on hold; the vendor reads the reason. */
export function HoldDialog({ of, id, busy, onClose, onConfirm }: HoldDialogProps) {
  const draft = useDraft(`anseo.admin.hold-payouts.${id}`)
  return (
    <ReasonDialog
      title={`Hold payouts of ${of}?`}
      label="Reason (sent to the vendor)"
      required
      confirm="Hold payouts"
      keep="Keep paying"
      busy={busy}
      draft={draft}
      onClose={onClose}
      onConfirm={(reason) => onConfirm(reason, () => draft[1](''))}
    >
      <p>Nothing is paid out until you release the payouts. A payout that&apos;s on its way still arrives.</p>
    </ReasonDialog>
  )
}
