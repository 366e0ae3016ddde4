import type { BodyFor, QueryFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'
import { useMay } from './profile.ts'

const KEY = ['content-notices']
const PAGE = 25

export type NoticesQuery = NonNullable<QueryFor<'GET /api/admin/content-notices'>>

/** Loads reports of content page by page. */
export const useContentNotices = (query: NoticesQuery) =>
  useReadPages([...KEY, query], 'GET /api/admin/content-notices', {
    query: { ...query, limit: PAGE },
    placeholderData: keepPreviousData,
  })

/** Returns the number of open reports of content. */
export function useOpenNotices(): number {
  const { data } = useRead([...KEY, 'count'], 'GET /api/admin/content-notices', {
    query: { limit: 1 },
    enabled: useMay()('GET /api/admin/content-notices'),
  })
  return data?.counts.open ?? 0
}

/** Loads a report with the reported content and what surrounds it. Reading messages this way adds an audit entry. */
export const useContentNotice = (id: string) =>
  useRead([...KEY, 'one', id], 'GET /api/admin/content-notices/:id', {
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads the reported photo. Each call adds an audit entry, so load it only when the admin asks for it. */
export const loadReportedPhoto = (id: string): Promise<File> =>
  api('GET /api/admin/content-notices/:id/photo', { params: { id } })

/** Marks a report as being worked on by this admin. */
export const takeNotice = (id: string) =>
  api('POST /api/admin/content-notices/:id/take', { params: { id }, body: { taken: true } })

/** Marks a report as being worked on by this admin, or no longer. */
export const useTakeNotice = (id: string) =>
  useChange(KEY, (taken: boolean) =>
    api('POST /api/admin/content-notices/:id/take', { params: { id }, body: { taken } }),
  )

/** Hides reported content until its report is decided, and reloads it, also after a refusal. */
export const useHideContent = (id: string) =>
  useChange(KEY, (body: BodyFor<'POST /api/admin/content-notices/:id/hide'>) =>
    api('POST /api/admin/content-notices/:id/hide', { params: { id }, body }),
  )

/** A decision on a report; 'suspend', which also suspends the vendor, is sent to a call of its own. */
export type Verdict =
  | BodyFor<'POST /api/admin/content-notices/:id/decision'>
  | ({ decision: 'suspend' } & BodyFor<'POST /api/admin/content-notices/:id/suspension'>)

/**
 * Decides on a report, and reloads it, also after a refusal, since another admin may have been faster.
 * @param onDecided is called on success, before the report is loaded without its form.
 */
export const useDecideNotice = (id: string, onDecided: () => void) =>
  useChange(KEY, async (verdict: Verdict) => {
    const reply = await decide(id, verdict)
    onDecided()
    return reply
  })

function decide(id: string, verdict: Verdict) {
  if (verdict.decision !== 'suspend') {
    return api('POST /api/admin/content-notices/:id/decision', { params: { id }, body: verdict })
  }
  const { decision: _, ...body } = verdict
  return api('POST /api/admin/content-notices/:id/suspension', { params: { id }, body })
}
