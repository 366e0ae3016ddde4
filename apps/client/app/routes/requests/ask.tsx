import { serverNow } from '@anseo/api-client/server-clock'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { useSearchParams } from 'react-router'
import { useProfile } from '../../account/profile.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { RequireClient } from '../../shell/require-client.tsx'
import { AskForm } from './ask-form.tsx'
import './requests.css'

export const meta = ownPageMeta('Ask several vendors')

/** `/ask`: describes a job once for up to five vendors (C8 of growth). */
export default function Ask() {
  return (
    <div className="wrap mid page">
      <h1>Ask several vendors</h1>
      <p className="mt-1.5 mb-6 text-ink-2">
        Describe what you need once. Up to five vendors answer with a quote, and you compare the totals. They
        may ask you something in the chat first.
      </p>
      <RequireClient waiting={<Waiting />}>
        <OwnForm />
      </RequireClient>
    </div>
  )
}

/** Shows the form once the profile has loaded, since its draft belongs to an account. */
function OwnForm() {
  const { profile, user, reload } = useProfile()
  const [search] = useSearchParams()
  if (user) return <AskForm user={user} search={search} now={serverNow()} />
  if (profile.state !== 'failed') return <Waiting />
  return <LoadFailure title="We couldn't load your profile" onRetry={() => void reload()} />
}

const Waiting = () => (
  <>
    <LoadingNote text="Loading your profile..." />
    <CardSkeleton height={420} />
  </>
)
