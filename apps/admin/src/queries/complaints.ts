import type { BodyFor, QueryFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'
import { useMay } from './profile.ts'

const KEY = ['complaints']
const PAGE = 25

export type ComplaintsQuery = NonNullable<QueryFor<'GET /api/admin/complaints'>>

/** Loads complaints page by page. */
export const useComplaints = (query: ComplaintsQuery) =>
  useReadPages([...KEY, query], 'GET /api/admin/complaints', {
    query: { ...query, limit: PAGE },
    placeholderData: keepPreviousData,
  })

/** Returns the number of open complaints. */
export function useOpenComplaints(): number {
  const { data } = useRead([...KEY, 'count'], 'GET /api/admin/complaints', {
    query: { limit: 1 },
    enabled: useMay()('GET /api/admin/complaints'),
  })
  return data?.counts.open ?? 0
}

/** Loads one complaint with the decision that it is about. */
export const useComplaint = (id: string) =>
  useRead([...KEY, 'one', id], 'GET /api/admin/complaints/:id', { params: { id } })

/**
 * Answers a complaint, and reloads it, also after a refusal.
 * @param onAnswered is called on success, before the complaint is loaded without its form.
 */
export const useAnswerComplaint = (id: string, onAnswered: () => void) =>
  useChange(KEY, async (body: BodyFor<'POST /api/admin/complaints/:id/answer'>) => {
    const reply = await api('POST /api/admin/complaints/:id/answer', { params: { id }, body })
    onAnswered()
    return reply
  })
