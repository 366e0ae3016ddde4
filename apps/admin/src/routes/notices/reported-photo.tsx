import { Button } from '@anseo/ui/button'
import { useFileAddress } from '@anseo/ui/use-file-address'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { loadReportedPhoto } from '../../queries/content-notices.ts'

/** The reported photo, shown only when asked for: it may be disturbing, and the audit log records who looked. */
export function ReportedPhoto({ noticeId }: { noticeId: string }) {
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<'hidden' | 'loading' | 'failed'>('hidden')
  const address = useFileAddress(file)
  if (address) return <img src={address} alt="What was reported" className="max-h-96 max-w-full self-start" />
  const show = () => {
    setState('loading')
    loadReportedPhoto(noticeId).then(setFile, () => setState('failed'))
  }
  return (
    <>
      {state === 'failed' && <p role="status">The photo has been deleted.</p>}
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
