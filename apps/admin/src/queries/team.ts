import type { BodyFor } from '@anseo/contract/calls'
import type { MemberOrder } from '@anseo/contract/team'
import type { AdminRole } from '@anseo/domain/admin-role'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['team']

/** Loads the team's members, sorted by `order`, and its open invitations. */
export const useTeam = (order: MemberOrder) =>
  useRead([...KEY, order], 'GET /api/admin/team', { query: { order }, placeholderData: keepPreviousData })

/** Query keys to reload after a change of the team; the profile has the admin's own role, which may have changed. */
const CHANGED = { each: [KEY, ['profile']] }

/** Invites someone; the form shows a refusal. */
export const useInvite = () =>
  useFormChange(CHANGED, (body: BodyFor<'POST /api/admin/team'>) => api('POST /api/admin/team', { body }))

/** Sends an invitation again. */
export const useResendInvitation = () =>
  useChange(CHANGED, (id: string) => api('POST /api/admin/team/invitations/:id/resend', { params: { id } }))

/** Withdraws an invitation. */
export const useWithdrawInvitation = () =>
  useChange(CHANGED, (id: string) => api('DELETE /api/admin/team/invitations/:id', { params: { id } }))

/** Changes a member's role. */
export const useChangeRole = () =>
  useChange(CHANGED, ({ id, role }: { id: string; role: AdminRole }) =>
    api('PATCH /api/admin/team/:id', { params: { id }, body: { role } }),
  )

/** Removes a member. */
export const useRemoveMember = () =>
  useChange(CHANGED, (id: string) => api('DELETE /api/admin/team/:id', { params: { id } }))
