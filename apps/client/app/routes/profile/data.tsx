import { useDataExport } from '@anseo/site-kit/use-data-export'
import { DataExport } from '@anseo/ui/data-export'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { ProfileSubpage } from './profile-subpage.tsx'
import { SetPasswordLink } from './set-password-link.tsx'

export const meta = ownPageMeta('Download your data')
export const action = showPageAgain

const CONTENTS = [
  'your profile, addresses and photo',
  'appointments with prices, payments, refunds and receipts',
  'messages, quotes and reviews',
  'notifications and your choices about them',
  'your logins and the terms you accepted',
]

/** `/my-profile/data`: the download of the client's data, reached from the profile. */
export default function YourDataPage() {
  return (
    <ProfileSubpage title="Download your data">
      <YourData />
    </ProfileSubpage>
  )
}

function YourData() {
  const download = useDataExport((password) => api('POST /api/user/export', { body: { password } }))
  return <DataExport contents={CONTENTS} aside={<SetPasswordLink />} {...download} />
}
