import type { RequestOfClient } from '@anseo/contract/quote-requests'
import { REQUEST_PHOTO_DAYS } from '@anseo/domain/limits'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { MessagePhotos } from '@anseo/ui/message-photos'
import { Question } from '@anseo/ui/question'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { photoFiles } from '../../queries/attached-photos.ts'
import { AddDetail } from './add-detail.tsx'
import { RequestWords } from './request-words.tsx'
import { STATES, wantedText } from './request-texts.ts'
import { useLabelOf } from '../../vendors/use-specialities.ts'

/** The client's request, with a button to cancel it. */
export function OwnRequest({ request }: { request: RequestOfClient }) {
  const labelOf = useLabelOf()
  const { _id: id, photos, state, speciality, area, place } = request
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAttempt()
  const cancel = async () => {
    const done = await run(async () => {
      await api('POST /api/user/requests/:id/cancel', { params: { id } })
    })
    setAsking(false)
    if (done) notify.success('Request cancelled')
  }
  return (
    <section className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Your request</h2>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </div>
      <p className="num text-ink-2">
        {labelOf(speciality)}
        <br />
        {wantedText(request)}
        <br />
        {place === 'vendor' ? "At the vendor's place" : area}
      </p>
      <RequestWords {...request} />
      {photos.length > 0 && (
        <>
          <MessagePhotos photos={photos} load={photoFiles.load} alt="Photo of your request" />
          <p className="hint">
            Only the vendors you asked see these photos. We delete them {REQUEST_PHOTO_DAYS} days after the
            day.
          </p>
        </>
      )}
      {state === 'open' && <AddDetail request={request} />}
      {state === 'open' && (
        <Button tone="sec" size="sm" onClick={() => setAsking(true)}>
          Cancel request
        </Button>
      )}
      {asking && (
        <Question
          title="Cancel this request?"
          keep="Keep request"
          confirm="Cancel request"
          tone="dngf"
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          <p>We&apos;ll thank the vendors for you. Their quotes can no longer be accepted.</p>
        </Question>
      )}
    </section>
  )
}
