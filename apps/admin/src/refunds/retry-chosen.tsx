import { counted } from '@anseo/domain/counted'
import type { AdminRefundOnWire } from '@anseo/contract/admin-payments'
import { Button } from '@anseo/ui/button'
import { RotateCw } from 'lucide-react'
import { useBulkAction } from '../listing/use-bulk-action.ts'
import { retryRefund } from '../queries/money.ts'

interface RetryChosenProps {
  refunds: AdminRefundOnWire[]
  onDone: () => void
}

const text = (count: number) => counted(count, 'refund')

/** Retries the chosen refunds that have failed and are not on hold. */
export function RetryChosen({ refunds, onDone }: RetryChosenProps) {
  const retrying = useBulkAction<undefined>({
    act: retryRefund,
    doneText: (count) => `Retrying ${text(count)}`,
  })
  const ids = refunds.filter(({ status, frozen }) => status === 'failed' && !frozen).map(({ _id }) => _id)
  if (ids.length === 0) return null
  return (
    <Button
      tone="sec"
      size="sm"
      icon={<RotateCw aria-hidden="true" />}
      busy={retrying.isPending}
      onClick={() => retrying.mutate({ ids, input: undefined }, { onSuccess: onDone })}
    >
      Retry {text(ids.length)}
    </Button>
  )
}
