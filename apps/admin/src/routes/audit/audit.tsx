import { PageTop } from '../../shell/page-top.tsx'

export function AuditPage() {
  return <PageTop title="Audit log" />
}
