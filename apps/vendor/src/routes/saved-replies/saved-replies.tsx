import { PageTop } from '../../shell/page-top.tsx'

export function SavedRepliesPage() {
  return <PageTop title="Saved replies" />
}
