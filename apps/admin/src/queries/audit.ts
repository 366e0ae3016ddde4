import type { QueryFor } from '@anseo/contract/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['audit']

export type AuditQuery = NonNullable<QueryFor<'GET /api/admin/audit'>>

/** Loads a page of the actions of admins and the system, newest first. */
export const useAudit = (query: AuditQuery) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => api('GET /api/admin/audit', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** The admins and actions that the log can be filtered by. */
export const useAuditChoices = () =>
  useQuery({
    queryKey: [...KEY, 'choices'],
    queryFn: ({ signal }) => api('GET /api/admin/audit/choices', { signal }),
  })

/** Downloads the filtered audit log as a file. */
export const exportAudit = ({ page: _page, pageSize: _size, ...query }: AuditQuery) =>
  api('GET /api/admin/audit.csv', { query })
