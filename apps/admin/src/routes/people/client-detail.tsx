import { PageTop } from '../../shell/page-top.tsx'

export function ClientPage() {
  return <PageTop title="Client" />
}
