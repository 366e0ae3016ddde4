import type { SeriesOnWire } from '@anseo/contract/series'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useChangeSeries } from '../../queries/series.ts'

interface PauseDialogProps {
  series: SeriesOnWire
  onClose: () => void
}

/** Pauses a series until a day, or until it is resumed. */
export function PauseDialog({ series, onClose }: PauseDialogProps) {
  const change = useChangeSeries(series._id)
  const [until, setUntil] = useState('')
  const pause = () => {
    const day = parseIsoDate(until)
    const body = { action: 'pause' as const, ...(day && { until: formatSlotDate(day) }) }
    change.mutate(body, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Pause this series?"
      keep="Keep it running"
      confirm="Pause"
      busy={change.isPending}
      onClose={onClose}
      noValidate={false}
      onSubmit={pause}
    >
      <p>
        We skip the visits until then that you haven&apos;t paid for. You can bring them back while their
        times are free.
      </p>
      <TextInput
        type="date"
        label="First day of visits again (optional)"
        hint="Without a day it stays paused until you resume."
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </FormDialog>
  )
}
