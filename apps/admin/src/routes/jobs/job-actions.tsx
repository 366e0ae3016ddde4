import type { JobOnWire } from '@anseo/contract/jobs'
import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { Question } from '@anseo/ui/question'
import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../queries/profile.ts'
import { useDeleteJob, useRetryJob } from '../../queries/jobs.ts'
import { taskText } from './job-texts.ts'

/** Retries a job now, or deletes it after a confirmation. */
export function JobActions({ job }: { job: JobOnWire }) {
  const [asking, setAsking] = useState(false)
  const retry = useRetryJob()
  const may = useMay()
  if (!may('POST /api/admin/jobs/:id/retry')) return null
  if (job.state === 'running') return <span className="muted">Running</span>
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        tone="sec"
        size="sm"
        icon={<RotateCw aria-hidden="true" />}
        busy={retry.isPending}
        onClick={() => retry.mutate(job._id)}
      >
        Retry now
      </Button>
      <IconButton
        label={`Delete job ${job._id}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      {asking && <DeleteQuestion job={job} onClose={() => setAsking(false)} />}
    </span>
  )
}

function DeleteQuestion({ job, onClose }: { job: JobOnWire; onClose: () => void }) {
  const remove = useDeleteJob()
  return (
    <Question
      onClose={onClose}
      title="Delete this job?"
      busy={remove.isPending}
      keep="Keep job"
      confirm="Delete job"
      tone="dngf"
      onConfirm={() => remove.mutate(job._id, { onSettled: onClose })}
    >
      <p>
        “{taskText(job.task)}” won&apos;t run, and you can&apos;t restore it. We record this in the audit log.
      </p>
    </Question>
  )
}
