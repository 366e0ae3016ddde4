import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'

interface HoldDialogProps {
  /** The vendor or vendors in the title: 'Aoife Byrne' or '3 vendors'. */
  of: string
  /** The key under which the draft of the reason is kept: the ids of the vendors. */
  id: string
  busy: boolean
  onClose: () => void
  /** `done` deletes the draft of the reason and closes the dialog; call it once the hold is saved. */
  onConfirm: (reason: string, done: () => void) => void
}

/** Asks why payouts are put on hold; the vendor reads the reason. */
export function HoldDialog({ of, id, busy, onClose, onConfirm }: HoldDialogProps) {
  return (
    <ReasonDialogWithDraft
      title={`Hold payouts of ${of}?`}
      label="Reason (sent to the vendor)"
      required
      confirm="Hold payouts"
      keep="Keep paying"
      busy={busy}
      draftKey={`anseo.admin.hold-payouts.${id}`}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>Nothing is paid out until you release the payouts. A payout that&apos;s on its way still arrives.</p>
    </ReasonDialogWithDraft>
  )
}
