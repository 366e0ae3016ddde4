import { ApiError } from '@anseo/api-client/api-error'
import { Button } from '@anseo/ui/button'
import { useObjectUrl } from '@anseo/ui/use-object-url'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { loadReportedPhoto } from '../../queries/content-notices.ts'

/** The reported photo, shown only when asked for: it may be disturbing, and the audit log records who looked. */
export function ReportedPhoto({ noticeId }: { noticeId: string }) {
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<'hidden' | 'loading' | 'deleted' | 'failed'>('hidden')
  const address = useObjectUrl(file)
  if (address) return <img src={address} alt="What was reported" className="max-h-96 max-w-full self-start" />
  const show = () => {
    setState('loading')
    loadReportedPhoto(noticeId).then(setFile, (error: unknown) =>
      setState(error instanceof ApiError && error.status === 404 ? 'deleted' : 'failed'),
    )
  }
  return (
    <>
      {state === 'deleted' && <p role="status">The photo has been deleted.</p>}
      {state === 'failed' && (
        <p role="status">We couldn&apos;t load the photo. Check your connection and try again.</p>
      )}
      <div>
        <Button
          tone="sec"
          size="sm"
          icon={<Eye aria-hidden="true" />}
          busy={state === 'loading'}
          onClick={show}
        >
          Show the photo
        </Button>
      </div>
    </>
  )
}
