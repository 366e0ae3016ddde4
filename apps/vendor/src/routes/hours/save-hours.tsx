import type { WeeklyHours } from '@anseo/domain/working-hours'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hoursKey, saveWeeklyHours } from '../../queries/hours.ts'
import { useReturnToSteps } from '../../shell/use-return-to-steps.ts'

/** While the vendor is in the first steps: a button that saves the hours, even unchanged, and returns to them. */
export function SaveHours({ hours }: { hours: WeeklyHours }) {
  const returnToSteps = useReturnToSteps()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => saveWeeklyHours(hours),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: hoursKey })
      returnToSteps?.()
    },
  })
  if (!returnToSteps) return null
  return (
    <div className="mb-4">
      <Note>
        <p>Set the hours when clients can book you, then save them.</p>
        <Button size="sm" className="mt-2" busy={save.isPending} onClick={() => save.mutate()}>
          Save working hours
        </Button>
      </Note>
    </div>
  )
}
