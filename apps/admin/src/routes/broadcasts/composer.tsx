import { formatCount } from '@anseo/domain/counted'
import { formErrors } from '@anseo/api-client/form-errors'
import { requiredText } from '@anseo/api-client/field-problems'
import { BROADCAST_MAX_LENGTH } from '@anseo/domain/limits'
import { useNow } from '@anseo/site-kit/use-now'
import { useDebounced } from '@anseo/site-kit/use-debounced'
import { FormError } from '@anseo/ui/form-error'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Note } from '@anseo/ui/note'
import { Button } from '@anseo/ui/button'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { CalendarClock, Megaphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAudienceCount, useSendToMe } from '../../queries/broadcasts.ts'
import { AudiencePicker } from './audience-picker.tsx'
import { peopleText } from './people-text.ts'
import { SendQuestion } from './send-question.tsx'
import { TimePicker, timeProblem } from './time-picker.tsx'
import type { Announcement } from './use-announcement.ts'

/** Delay between the last letter of a town and the count of its people. */
const COUNT_DELAY_MS = 300

/** Form for an announcement: audience, text, time, and the number of people. */
export function Composer({ announcement }: { announcement: Announcement }) {
  const { content, setContent, audience, isLater, changed, isGone, forget } = announcement
  const settled = useDebounced(audience, COUNT_DELAY_MS)
  const counting = useAudienceCount(settled)
  const people = settled === audience ? counting.data : undefined
  const isCounting = people === undefined && (counting.isFetching || settled !== audience)
  const now = useNow(30_000)
  const [tried, setTried] = useState(false)
  const [isTextAsked, askForText] = useState(false)
  // The question is about this announcement: one that is sent meanwhile must not be sent once more by a second click.
  const [asked, setAsked] = useState<{ id: string | undefined } | null>(null)
  const toMe = useSendToMe()
  const missing = requiredText(content)
  const wrongTime = timeProblem(announcement, now)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isCounted = people !== undefined && (isLater || people > 0)
    if (!missing && !wrongTime && audience && isCounted) setAsked({ id: changed?._id })
  }
  const sendToMe = () => {
    askForText(true)
    if (!missing) toMe.mutate(content.trim())
  }
  const refused = formErrors(toMe.error, "We couldn't send it. Please try again.")
  const problem = refused.text ?? refused.fields.content
  const verb = changed ? 'Save for' : isLater ? 'Schedule for' : 'Send to'
  return (
    <section className="card pad" aria-label="Write">
      <form method="post" noValidate className="grid gap-5" onSubmit={submit}>
        {isGone && (
          <Note tone="warm">
            This announcement was sent or cancelled. You can still send your text as a new one.
          </Note>
        )}
        <AudiencePicker announcement={announcement} people={people} tried={tried} />
        {counting.isError && people === undefined && (
          <LoadFailure title="We couldn't count these people" query={counting}>
            Check your connection and try again. You can send it once we&apos;ve counted them.
          </LoadFailure>
        )}
        <TextareaInput
          label="Text"
          rows={5}
          maxLength={BROADCAST_MAX_LENGTH}
          value={content}
          error={tried || isTextAsked ? missing : null}
          hint={
            <span className="flex justify-between gap-4">
              <span>Plain text.</span>
              <span className="num">
                {formatCount(content.length)} / {formatCount(BROADCAST_MAX_LENGTH)}
              </span>
            </span>
          }
          onChange={(event) => setContent(event.target.value)}
        />
        <TimePicker announcement={announcement} problem={tried ? wrongTime : null} />
        <FormError text={problem} />
        <span className="flex flex-wrap justify-end gap-2.5">
          {(changed || isGone) && (
            <Button tone="sec" onClick={forget}>
              {isGone ? 'Discard text' : <>Don&apos;t change it</>}
            </Button>
          )}
          <Button tone="sec" busy={toMe.isPending} onClick={sendToMe}>
            Send to me first
          </Button>
          <Button
            tone="cta"
            type="submit"
            busy={isCounting}
            icon={isLater ? <CalendarClock aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
          >
            {audience && people !== undefined ? `${verb} ${peopleText(people)}` : verb.split(' ')[0]}
          </Button>
        </span>
      </form>
      {asked && asked.id === changed?._id && audience && people !== undefined && (
        <SendQuestion
          announcement={announcement}
          verb={verb}
          audience={audience}
          people={people}
          onClose={() => setAsked(null)}
          onSent={() => setTried(false)}
        />
      )}
    </section>
  )
}
