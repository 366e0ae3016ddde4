import { counted } from '@anseo/domain/counted'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useBulkAction } from '../../listing/use-bulk-action.ts'
import { deleteJob, retryJob } from '../../queries/jobs.ts'

interface ChosenJobsProps {
  ids: string[]
  onDone: () => void
}

const text = (count: number) => counted(count, 'job')

/** Retries the chosen jobs now, or deletes them after a question. */
export function ChosenJobs({ ids, onDone }: ChosenJobsProps) {
  const [isAsking, setAsking] = useState(false)
  const retrying = useBulkAction<undefined>({
    act: retryJob,
    doneText: (count) => `Retrying ${text(count)} now`,
  })
  const deleting = useBulkAction<undefined>({ act: deleteJob, doneText: (count) => `${text(count)} deleted` })
  const chosen = { ids, input: undefined }
  return (
    <>
      <Button
        tone="sec"
        size="sm"
        icon={<RotateCw aria-hidden="true" />}
        busy={retrying.isPending}
        onClick={() => retrying.mutate(chosen, { onSuccess: onDone })}
      >
        Retry {text(ids.length)}
      </Button>
      <Button tone="dng" size="sm" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Question
        open={isAsking}
        title={`Delete ${text(ids.length)}?`}
        busy={deleting.isPending}
        keep="Keep jobs"
        confirm={`Delete ${text(ids.length)}`}
        tone="dngf"
        onClose={() => setAsking(false)}
        onConfirm={() => deleting.mutate(chosen, { onSuccess: onDone, onSettled: () => setAsking(false) })}
      >
        <p>They won&apos;t run, and you can&apos;t restore them. We record each in the audit log.</p>
      </Question>
    </>
  )
}
