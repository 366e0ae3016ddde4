import { useDraft } from '@anseo/site-kit/use-draft'
import { ReasonDialog } from '@anseo/ui/reason-dialog'

interface HoldDialogProps {
  /** 'Aoife Byrne', '3 vendors'. */
  of: string
  /** Names the draft of the reason. */
  id: string
  busy: boolean
  onClose: () => void
  /** Forgets the draft once the hold is set. */
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
