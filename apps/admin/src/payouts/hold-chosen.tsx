import { counted } from '@anseo/domain/counted'
import { Button } from '@anseo/ui/button'
import { PauseCircle } from 'lucide-react'
import { useState } from 'react'
import { useBulkAction } from '../listing/use-bulk-action.ts'
import { holdPayouts } from '../queries/payouts.ts'
import { HoldDialog } from './hold-dialog.tsx'

interface HoldChosenProps {
  /** The vendors of the chosen payouts. */
  vendors: { _id: string }[]
  onDone: () => void
}

const text = (count: number) => counted(count, 'vendor')

/** Holds the payouts of several vendors. */
export function HoldChosen({ vendors, onDone }: HoldChosenProps) {
  const [isAsking, setAsking] = useState(false)
  const ids = [...new Set(vendors.map(({ _id }) => _id))]
  const holding = useBulkAction<string>({
    act: holdPayouts,
    doneText: (count) => `Payouts of ${text(count)} on hold`,
  })
  return (
    <>
      <Button tone="sec" size="sm" icon={<PauseCircle aria-hidden="true" />} onClick={() => setAsking(true)}>
        Hold payouts
      </Button>
      {isAsking && (
        <HoldDialog
          of={text(ids.length)}
          id={ids.toSorted().join(' ')}
          busy={holding.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason, done) =>
            holding.mutate(
              { ids, input: reason },
              {
                onSuccess: () => {
                  done()
                  onDone()
                },
              },
            )
          }
        />
      )}
    </>
  )
}
