import { useDataExport } from '@anseo/site-kit/use-data-export'
import { DataExport } from '@anseo/ui/data-export'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import type { Route } from './+types/data'
import { ProfileSubpage } from './profile-subpage.tsx'
import { SetPasswordLink } from './set-password-link.tsx'

export const meta = ownPageMeta('Download your data')

/** Shows the page again if its form is submitted before the page is interactive. */
export const action = ({ request }: Route.ActionArgs) => showPageAgain({ request })

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
