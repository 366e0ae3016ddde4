import { useChange } from '@anseo/site-kit/use-change'
import { api } from '../api/browser-api.ts'
import { useRead } from './use-read.ts'

const queryKey = ['waitlist']

/** Loads the times that the client waits for, the last first. */
export const useWaitlist = () =>
  useRead(queryKey, 'GET /api/user/waitlist', { select: ({ waitlist }) => waitlist })

/** Stops waiting for a time. */
export const useLeaveWaitlist = () =>
  useChange(queryKey, (id: string) => api('DELETE /api/user/waitlist/:id', { params: { id } }))
