import { useDataExport } from '@anseo/site-kit/use-data-export'
import { DataExport } from '@anseo/ui/data-export'
import { Page } from '../../shell/page.tsx'
import { api } from '../../site.ts'

const CONTENTS = [
  'your profile, services, hours and time off',
  'the documents you added, and our checks of them',
  'appointments with prices and your private notes',
  'earnings and payouts',
  'messages, quotes, saved replies and reviews',
  'your logins and the terms you accepted',
]

/** `/profile/data`, reached from the profile. */
export function YourDataPage() {
  const download = useDataExport((password) => api('POST /api/pro/export', { body: { password } }))
  return (
    <Page title="Download your data">
      <div className="max-w-[36rem]">
        <DataExport contents={CONTENTS} {...download} />
      </div>
    </Page>
  )
}
