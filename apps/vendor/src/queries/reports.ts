import type { Reportable, ReportDialogProps } from '@anseo/site-kit/cards/report-dialog'
import { notify } from '@anseo/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'
import { useVendor } from './profile.ts'

/** Reports content for the vendor (D6). */
export function useReporting(about: readonly Reportable[]): Omit<ReportDialogProps, 'onClose'> {
  const { name, email } = useVendor()
  return {
    about,
    reporter: { name, email },
    send: (body) => api('POST /api/notices-of-content', { body }),
    onSent: notify.success,
  }
}

/** Loads what the vendor has reported, the last first; empty until it has loaded. */
export function useSentReports() {
  const { data } = useQuery({
    queryKey: ['sent-reports'],
    queryFn: async ({ signal }) => (await api('GET /api/pro/notices-of-content', { signal })).rows,
  })
  return data ?? []
}

/** Loads the decisions about the vendor's content and account, the last first; empty until they have loaded. */
export function useOwnDecisions() {
  const { data } = useQuery({
    queryKey: ['own-decisions'],
    queryFn: async ({ signal }) => (await api('GET /api/pro/decisions', { signal })).rows,
  })
  return data ?? []
}
