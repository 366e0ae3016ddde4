import { formatCount } from '@anseo/domain/counted'
import { Button } from '@anseo/ui/button'
import { RotateCw } from 'lucide-react'
import { useRetryJobs } from '../../queries/jobs.ts'

/** Retries every failed job of a kind now. */
export function RetryAll({ task, count }: { task: string; count: number }) {
  const retry = useRetryJobs()
  return (
    <Button
      tone="sec"
      icon={<RotateCw aria-hidden="true" />}
      busy={retry.isPending}
      onClick={() => retry.mutate(task)}
    >
      {count === 1 ? 'Retry it' : `Retry all ${formatCount(count)}`}
    </Button>
  )
}
