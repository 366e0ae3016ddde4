import { counted } from '@anseo/domain/counted'
import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useBulkAction } from '../../listing/use-bulk-action.ts'
import { remindOfCheck } from '../../queries/vetting.ts'

interface RemindChosenProps {
  checks: EndingCheckOnWire[]
  onDone: () => void
}

const text = (count: number) => counted(count, 'document')

/** Reminds the vendors of the chosen documents that they may be reminded of now. */
export function RemindChosen({ checks, onDone }: RemindChosenProps) {
  const [isAsking, setAsking] = useState(false)
  const ids = checks.filter(({ mayRemind }) => mayRemind).map(({ _id }) => _id)
  const reminding = useBulkAction<undefined>({
    act: remindOfCheck,
    doneText: (count) => `Reminded of ${text(count)}`,
  })
  if (ids.length === 0) return <span className="muted">Reminded in the last 24 hours</span>
  return (
    <>
      <Button tone="sec" size="sm" icon={<BellRing aria-hidden="true" />} onClick={() => setAsking(true)}>
        Remind of {text(ids.length)}
      </Button>
      <Question
        open={isAsking}
        title={`Remind of ${text(ids.length)} now?`}
        confirm="Send reminders"
        busy={reminding.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          reminding.mutate(
            { ids, input: undefined },
            { onSuccess: onDone, onSettled: () => setAsking(false) },
          )
        }
      >
        <p>We&apos;ll email each vendor. You can do this once a day for each document.</p>
      </Question>
    </>
  )
}
