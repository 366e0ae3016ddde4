import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { RequireClient } from '../../session/require-client.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

export const meta = ownPageMeta('Close your account')

/** `/my-profile/close-account`, reached from the profile. */
export default function CloseAccountPage() {
  return (
    <div className="wrap page max-w-[34rem]">
      <Link className="back-link" to="/my-profile">
        <ChevronLeft aria-hidden="true" />
        My Profile
      </Link>
      <h1 className="mt-1 mb-4">Close your account</h1>
      <RequireClient waiting={null}>{null}</RequireClient>
    </div>
  )
}
