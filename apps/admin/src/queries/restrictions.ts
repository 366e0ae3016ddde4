import type { BodyFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

/** Loads a page of the decisions about a person. */
export const usePersonDecisions = (id: string, page: number) =>
  useRead(['people', id, 'decisions', page], 'GET /api/admin/people/:id/decisions', {
    params: { id },
    query: { page, pageSize: 10 },
    placeholderData: keepPreviousData,
  })

/** Blocks a client, with reasons. */
export const useBlockClient = (id: string) =>
  useChange(['people'], (body: BodyFor<'POST /api/admin/people/:id/block'>) =>
    api('POST /api/admin/people/:id/block', { params: { id }, body }),
  )

/** Lifts the block of a client. */
export const useUnblockClient = (id: string) =>
  useChange(['people'], (reason: string) =>
    api('POST /api/admin/people/:id/unblock', { params: { id }, body: { reason } }),
  )

/** Ends a restriction early. Success or not, it reloads reports of content and people, which show restrictions. */
export const useLiftRestriction = () =>
  useChange({ each: [['content-notices'], ['people']] }, ({ id, reason }: { id: string; reason: string }) =>
    api('POST /api/admin/decisions/:id/lift', { params: { id }, body: { reason } }),
  )
