import type { Reportable, ReportDialogProps } from '@anseo/site-kit/cards/report-dialog'
import { notify } from '@anseo/ui/toasts'
import { api } from '../site.ts'
import { useVendor } from './profile.ts'

/** Reports content for the vendor (D6). */
export function useReporting(about: readonly Reportable[]): Omit<ReportDialogProps, 'onClose'> {
  const { name, email } = useVendor()
  return {
    draftKey: `anseo.pro.content-report.${about[0]?.id}`,
    about,
    reporter: { name, email },
    send: (body) => api('POST /api/notices-of-content', { body }),
    onSent: notify.success,
  }
}
