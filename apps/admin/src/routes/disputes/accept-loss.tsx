import type { AdminDisputeOnWire } from '@anseo/contract/admin-payments'
import { euroText } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useAcceptLoss } from '../../queries/evidence.ts'

/** Accepts the loss of an open dispute, after saying what that costs (D3). */
export function AcceptLoss({ dispute }: { dispute: AdminDisputeOnWire }) {
  const [opened, open] = useDialogInAddress()
  const accept = useAcceptLoss(dispute._id)
  const { client, vendor } = dispute.appointment
  const amount = euroText(dispute.amount)
  return (
    <>
      <Button tone="sec" size="sm" onClick={() => open('accept')}>
        Accept the loss
      </Button>
      {opened === 'accept' && (
        <Question
          title={`Accept the loss of ${amount}?`}
          keep="Keep dispute open"
          confirm="Accept the loss"
          tone="dngf"
          busy={accept.isPending}
          onClose={() => open(null)}
          onConfirm={() => accept.mutate(undefined, { onSettled: () => open(null) })}
        >
          <div className="grid gap-3">
            <p>
              {client.name} keeps {amount}, and the dispute fee of {euroText(dispute.fee)} isn&apos;t
              returned. We bear both, unless you charge the amount to {vendor.name} afterwards.
            </p>
            <p>We close the dispute at the bank. You can&apos;t send evidence or undo this.</p>
          </div>
        </Question>
      )}
    </>
  )
}
