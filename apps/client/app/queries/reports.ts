import type { Reportable, ReportDialogProps } from '@anseo/site-kit/cards/report-dialog'
import { notify } from '@anseo/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useProfile } from '../account/profile.tsx'
import { api } from '../api/browser-api.ts'

/** Reports content for the client, or for a visitor, who is asked for name and email (D6). */
export function useReporting(about: readonly Reportable[]): Omit<ReportDialogProps, 'onClose'> {
  const { profile } = useProfile()
  const { name, email } = profile.state === 'client' ? profile.user : { name: '', email: '' }
  return {
    about,
    reporter: { name, email },
    send: (body) => api('POST /api/notices-of-content', { body }),
    onSent: notify.success,
  }
}

/** Loads what the client has reported, the last first; empty until it has loaded. */
export function useSentReports() {
  const { data } = useQuery({
    queryKey: ['sent-reports'],
    queryFn: async ({ signal }) => (await api('GET /api/user/notices-of-content', { signal })).rows,
  })
  return data ?? []
}

/** Loads the decisions about the client's content and account, the last first; empty until they have loaded. */
export function useOwnDecisions() {
  const { data } = useQuery({
    queryKey: ['own-decisions'],
    queryFn: async ({ signal }) => (await api('GET /api/user/decisions', { signal })).rows,
  })
  return data ?? []
}
