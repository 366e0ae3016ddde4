import type { ScheduledOnWire } from '@anseo/contract/broadcasts'
import type { Audience } from '@anseo/domain/audience'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['broadcasts']

/** Loads a page of announcements, newest first. */
export const useBroadcasts = (page: number) =>
  useRead([...KEY, page], 'GET /api/admin/broadcasts', {
    query: { page },
    placeholderData: keepPreviousData,
  })

/** Counts the people of an audience; waits until the audience is complete. */
export const useAudienceCount = (audience: Audience | null) =>
  useQuery({
    queryKey: [...KEY, 'audience', audience],
    queryFn: async ({ signal }) =>
      (await api('POST /api/admin/broadcasts/audience', { body: { audience: toWire(audience!) }, signal }))
        .people,
    enabled: audience !== null,
  })

/** Loads the announcements that are still to be sent; polls, since the server sends them on time. */
export const useScheduled = (enabled = true) =>
  useRead([...KEY, 'scheduled'], 'GET /api/admin/broadcasts/scheduled', {
    select: ({ rows }) => rows,
    refetchInterval: 30_000,
    enabled,
  })

interface WantedBroadcast {
  /** The scheduled announcement that is changed, as it was before; null for a new one. */
  changed: ScheduledOnWire | null
  content: string
  audience: Audience
  /** Null to send it now. */
  sendAt: Date | null
  /** The idempotency key of a new one. */
  key: string
}

/**
 * Sends an announcement, schedules it, or changes a scheduled one; the dialog shows a refusal.
 * @param onSent is called on success, also when the page was left meanwhile.
 */
export const useSendBroadcast = (onSent: () => void) =>
  useFormChange(KEY, async (wanted: WantedBroadcast) => {
    const reply = await send(wanted)
    onSent()
    return reply
  })

function send({ changed, sendAt, key: idempotencyKey, ...announcement }: WantedBroadcast) {
  const body = { ...announcement, audience: toWire(announcement.audience) }
  if (!sendAt) return api('POST /api/admin/broadcasts', { body, idempotencyKey })
  const scheduled = { ...body, sendAt: sendAt.toISOString() }
  if (!changed) return api('POST /api/admin/broadcasts', { body: scheduled, idempotencyKey })
  const { _id: id, content, audience, sendAt: at } = changed
  const seen = { content, audience, sendAt: at }
  return api('PUT /api/admin/broadcasts/scheduled/:id', { params: { id }, body: { ...scheduled, seen } })
}

/** Sends an announcement to the signed-in admin alone. */
export const useSendToMe = () =>
  useFormChange(['notices'], (content: string) =>
    api('POST /api/admin/broadcasts/test', { body: { content } }),
  )

/** Cancels a scheduled announcement. */
export const useCancelScheduled = () =>
  useChange(KEY, (id: string) => api('DELETE /api/admin/broadcasts/scheduled/:id', { params: { id } }))

/** Returns the audience as the call takes it, with a mutable array of groups. */
const toWire = (audience: Audience) =>
  audience.to === 'groups' ? { ...audience, groups: [...audience.groups] } : audience
