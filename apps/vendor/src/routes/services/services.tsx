import { PageTop } from '../../shell/page-top.tsx'

export function ServicesPage() {
  return <PageTop title="Services" />
}
