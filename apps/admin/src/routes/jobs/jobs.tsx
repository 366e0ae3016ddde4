import { PageTop } from '../../shell/page-top.tsx'

export function JobsPage() {
  return <PageTop title="Jobs" />
}
