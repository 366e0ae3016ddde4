import type { BodyFor } from '@anseo/contract/calls'
import type { MemberOrder } from '@anseo/contract/team'
import type { AdminRole } from '@anseo/domain/admin-role'
import { notify } from '@anseo/ui/toasts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { exportQuery } from './export-query.ts'
import { api } from '../site.ts'

const KEY = ['team']

/** The team in an order, and its open invitations. */
export const useTeam = (order: MemberOrder) =>
  useQuery({
    queryKey: [...KEY, order],
    queryFn: ({ signal }) => api('GET /api/admin/team', { query: { order }, signal }),
    placeholderData: keepPreviousData,
  })

/** Downloads the members of the team, or the chosen ones of them. */
export const exportMembers = (order: MemberOrder, ids?: string[]) =>
  api('GET /api/admin/team.csv', { query: exportQuery({ order }, ids) })

/** Changes the team, confirms it, and reloads, also after a refusal: another owner may have been faster. */
function useTeamAction<Given>(act: (given: Given) => Promise<{ message: string }>, meta?: { inForm: true }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    ...(meta && { meta }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () =>
      Promise.all([KEY, ['profile']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

/** Invites someone; the form shows a refusal. */
export const useInvite = () =>
  useTeamAction((body: BodyFor<'POST /api/admin/team'>) => api('POST /api/admin/team', { body }), {
    inForm: true,
  })

/** Sends an invitation again. */
export const useResendInvitation = () =>
  useTeamAction((id: string) => api('POST /api/admin/team/invitations/:id/resend', { params: { id } }))

/** Withdraws an invitation. */
export const useWithdrawInvitation = () =>
  useTeamAction((id: string) => api('DELETE /api/admin/team/invitations/:id', { params: { id } }))

/** Changes a member's role. */
export const useChangeRole = () =>
  useTeamAction(({ id, role }: { id: string; role: AdminRole }) =>
    api('PATCH /api/admin/team/:id', { params: { id }, body: { role } }),
  )

/** Removes a member. */
export const useRemoveMember = () =>
  useTeamAction((id: string) => api('DELETE /api/admin/team/:id', { params: { id } }))
