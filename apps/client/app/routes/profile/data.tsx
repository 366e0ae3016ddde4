import { useDataExport } from '@anseo/site-kit/use-data-export'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { DataExport } from '@anseo/ui/data-export'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { RequireClient } from '../../account/require-client.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import type { Route } from './+types/data'

export const meta = ownPageMeta('Download your data')
export const action = ({ request }: Route.ActionArgs) => showPageAgain({ request })

const CONTENTS = [
  'your profile, addresses and photo',
  'appointments with prices, payments, refunds and receipts',
  'messages, quotes and reviews',
  'notifications and your choices about them',
  'your logins and the terms you accepted',
]

/** `/my-profile/data`, reached from the profile. */
export default function YourDataPage() {
  return (
    <div className="wrap page max-w-[34rem]">
      <Link className="back-link" to="/my-profile">
        <ChevronLeft aria-hidden="true" />
        My Profile
      </Link>
      <h1 className="mt-1 mb-4">Download your data</h1>
      <RequireClient waiting={<CardSkeleton count={1} />}>
        <YourData />
      </RequireClient>
    </div>
  )
}

function YourData() {
  const download = useDataExport((password) => api('POST /api/user/export', { body: { password } }))
  return <DataExport contents={CONTENTS} {...download} />
}
