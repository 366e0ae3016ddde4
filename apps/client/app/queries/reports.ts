import type { Reportable, ReportDialogProps } from '@anseo/site-kit/cards/report-dialog'
import { notify } from '@anseo/ui/toasts'
import { useProfile } from '../account/profile.tsx'
import { api } from '../api/browser-api.ts'
import { STORAGE_PREFIX } from '../session/storage-prefix.ts'

/** Reports content for the client, or for a visitor, who is asked for name and email (D6). */
export function useReporting(about: readonly Reportable[]): Omit<ReportDialogProps, 'onClose'> {
  const { name = '', email = '' } = useProfile().user ?? {}
  return {
    draftKey: `${STORAGE_PREFIX}content-report.${about[0]?.id}`,
    about,
    reporter: { name, email },
    send: (body) => api('POST /api/notices-of-content', { body }),
    onSent: notify.success,
  }
}
