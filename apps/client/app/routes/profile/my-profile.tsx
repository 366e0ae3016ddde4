// implements: §2.13
import { LoadFailure } from '@anseo/ui/load-failure'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useProfile } from '../../account/profile.tsx'
import { RequireClient } from '../../shell/require-client.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { OwnProfile } from './own-profile.tsx'
import { ProfileWaiting } from './profile-waiting.tsx'

export const meta = ownPageMeta('My Profile')
export const action = showPageAgain

/** `/my-profile`: the client's own data, read and edited in place (§2 Profile). */
export default function MyProfile() {
  return (
    <div className="wrap mid page">
      <h1 className="mb-4">My Profile</h1>
      <RequireClient waiting={<ProfileWaiting />}>
        <LoadedProfile />
      </RequireClient>
    </div>
  )
}

function LoadedProfile() {
  const { profile, user, reload } = useProfile()
  if (user) return <OwnProfile key={user._id} user={user} />
  if (profile.state !== 'failed') return <ProfileWaiting />
  return <LoadFailure title="We couldn't load your profile" onRetry={() => void reload()} />
}
