import type { QueryFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['audit']

export type AuditQuery = NonNullable<QueryFor<'GET /api/admin/audit'>>

/** Loads a page of the actions of admins and the system, newest first. */
export const useAudit = (query: AuditQuery) =>
  useRead([...KEY, query], 'GET /api/admin/audit', { query, placeholderData: keepPreviousData })

/** Loads the admins and actions that the log can be filtered by. */
export const useAuditChoices = () => useRead([...KEY, 'choices'], 'GET /api/admin/audit/choices')

const CHAIN_KEY = ['audit-chain']

/** Loads the end of the audit log's chain and the result of its last check. */
export const useAuditChain = () => useRead(CHAIN_KEY, 'GET /api/admin/audit/chain')

/** Checks the audit log now; the result replaces the previous one. */
export function useCheckAuditChain() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/admin/audit/chain/check', {}),
    onSuccess: (chain) => {
      queries.setQueryData(CHAIN_KEY, chain)
      if (chain.faults.length === 0) notify.success('Audit log checked')
    },
  })
}
