import { awaitsAnswer } from '@anseo/domain/series'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { api, useRead } from '../site.ts'
import { appointmentsKey } from './appointments.ts'

/** Loads the vendor's series with all their dates, the newest first. Its key makes it stale with the appointments. */
export const useSeriesList = () =>
  useRead([...appointmentsKey, 'series'], 'GET /api/pro/series', { select: ({ series }) => series })

interface Answer {
  step: 'confirm' | 'decline'
  reason?: string
}

/** Answers a series as a whole; a refusal is shown like that of any other step. */
export const useAnswerSeries = (id: string) =>
  useChange(appointmentsKey, ({ step, reason }: Answer) =>
    api(`POST /api/pro/series/:id/${step}`, { params: { id }, body: { reason } }),
  )

/** Returns the ids of the series that wait for the vendor's one answer; none while they cannot load. */
export function useAskedSeries(): ReadonlySet<string> {
  const { data } = useSeriesList()
  return new Set((data ?? []).filter(awaitsAnswer).map(({ _id }) => _id))
}

/** Proposes a new price of each visit, in euro, and withdraws the one that waits for an answer (C6). */
export function useSeriesPrice(id: string) {
  const propose = useFormChange(appointmentsKey, (price: number) =>
    api('POST /api/pro/series/:id/price', { params: { id }, body: { price } }),
  )
  const withdraw = useChange(appointmentsKey, () =>
    api('DELETE /api/pro/series/:id/price', { params: { id } }),
  )
  return { propose, withdraw }
}
