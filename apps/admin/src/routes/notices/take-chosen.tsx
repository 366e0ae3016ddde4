import { counted } from '@anseo/domain/counted'
import type { NoticeRowOnWire } from '@anseo/contract/content-notices'
import { Button } from '@anseo/ui/button'
import { Hand } from 'lucide-react'
import { useBulkAction } from '../../listing/use-bulk-action.ts'
import { takeNotice } from '../../queries/content-notices.ts'
import { useProfile } from '../../queries/profile.ts'

interface TakeChosenProps {
  notices: NoticeRowOnWire[]
  onDone: () => void
}

const text = (count: number) => counted(count, 'report')

/** Assigns the chosen reports to the signed-in admin, also those that a colleague works on. */
export function TakeChosen({ notices, onDone }: TakeChosenProps) {
  const { data: self } = useProfile()
  const taking = useBulkAction<undefined>({
    act: takeNotice,
    doneText: (count) => `You work on ${text(count)}`,
  })
  const ids = notices.filter(({ takenBy }) => takenBy?._id !== self?._id).map(({ _id }) => _id)
  if (ids.length === 0) return null
  return (
    <Button
      tone="sec"
      size="sm"
      icon={<Hand aria-hidden="true" />}
      busy={taking.isPending}
      onClick={() => taking.mutate({ ids, input: undefined }, { onSuccess: onDone })}
    >
      Work on {text(ids.length)}
    </Button>
  )
}
