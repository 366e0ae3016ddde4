import { requiredText } from '@anseo/api-client/field-problems'
import { BROADCAST_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { Megaphone } from 'lucide-react'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useAudienceCount } from '../../queries/broadcasts.ts'
import { AudiencePicker } from './audience-picker.tsx'
import { peopleText } from './people-text.ts'
import { SendQuestion } from './send-question.tsx'
import type { Announcement } from './use-announcement.ts'

/** Form for an announcement: audience, text, and the number of people. */
export function Composer({ announcement }: { announcement: Announcement }) {
  const { content, setContent, audience } = announcement
  const { data: people } = useAudienceCount(useDeferredValue(audience))
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const missing = requiredText(content)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!missing && audience && people) setAsking(true)
  }
  return (
    <section className="card pad" aria-label="Write">
      <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
        <AudiencePicker announcement={announcement} people={people} tried={tried} />
        <TextareaInput
          label="Text"
          rows={5}
          maxLength={BROADCAST_MAX_LENGTH}
          value={content}
          error={tried ? missing : null}
          hint={
            <span className="flex justify-between gap-4">
              <span>Plain text.</span>
              <span className="num">
                {content.length.toLocaleString('en-IE')} / {BROADCAST_MAX_LENGTH.toLocaleString('en-IE')}
              </span>
            </span>
          }
          onChange={(event) => setContent(event.target.value)}
        />
        <Button tone="cta" type="submit" icon={<Megaphone aria-hidden="true" />} className="justify-self-end">
          {audience && people !== undefined ? `Send to ${peopleText(people)}` : 'Send'}
        </Button>
      </form>
      {asking && audience && people !== undefined && (
        <SendQuestion
          announcement={announcement}
          audience={audience}
          people={people}
          onClose={() => setAsking(false)}
          onSent={() => setTried(false)}
        />
      )}
    </section>
  )
}
