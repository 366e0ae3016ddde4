import { PageTop } from '../../shell/page-top.tsx'

export function VendorPage() {
  return <PageTop title="Vendor" />
}
