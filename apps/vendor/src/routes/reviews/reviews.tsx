import { PageTop } from '../../shell/page-top.tsx'

export function ReviewsPage() {
  return <PageTop title="Reviews" />
}
