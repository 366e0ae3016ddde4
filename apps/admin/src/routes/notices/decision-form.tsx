import { STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { RadioCards } from '@anseo/ui/radio-cards'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { BookOpen, Gavel } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { MarkText } from './mark-text.tsx'
import { DECIDE, DECISIONS } from './notice-texts.ts'
import type { ShownNotice } from './notice.tsx'
import { SendQuestion } from './send-question.tsx'
import { StatementFields } from './statement-fields.tsx'
import { StatementPreview } from './statement-preview.tsx'
import { useVerdict } from './use-verdict.ts'

/** Form for the decision: the choice, the statement of reasons for the author, and the reasons for whoever reported. */
export function DecisionForm({ notice, alike }: Pick<ShownNotice, 'notice' | 'alike'>) {
  const verdict = useVerdict(notice._id, notice.currentText)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const [reading, setReading] = useState(false)
  const { problems, decision, measure } = verdict
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).every((problem) => problem === null)) setAsking(true)
  }
  const author = notice.author?.name ?? 'The author'
  const firstName = notice.author ? firstNameOf(author) : 'the author'
  return (
    <>
      <form method="post" noValidate className="grid content-start gap-5" onSubmit={submit}>
        <section className="card pad record-part" aria-labelledby="decision">
          <h2 id="decision">Decision</h2>
          <RadioCards
            label="What do you decide?"
            value={decision}
            onChange={verdict.setDecision}
            error={tried ? problems.decision : null}
            options={notice.decisions.map((value) => ({ value, ...DECISIONS[value] }))}
          />
          {decision === 'redact' && notice.currentText && (
            <MarkText
              text={notice.currentText}
              passages={verdict.passages}
              onChange={verdict.setPassages}
              problem={tried ? problems.passages : null}
            />
          )}
        </section>
        {measure && (
          <section className="card pad record-part" aria-labelledby="reasons">
            <div>
              <h2 id="reasons">Statement of reasons</h2>
              <p className="muted">{author} gets this straight away, so give all the reasons.</p>
            </div>
            <StatementFields statement={verdict.statement} timed={verdict.timed} tried={tried} />
          </section>
        )}
        <section className="card pad record-part" aria-labelledby="to-reporter">
          <h2 id="to-reporter">Answer to the reporter</h2>
          <TextareaInput
            label="Reasons, for the reporter"
            hint="Why you act, or why not. Don't mention anything private."
            rows={3}
            maxLength={STATEMENT_MAX_LENGTH}
            value={verdict.toReporter}
            error={tried ? problems.toReporter : null}
            onChange={(event) => verdict.setToReporter(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            {measure && (
              <Button tone="sec" icon={<BookOpen aria-hidden="true" />} onClick={() => setReading(true)}>
                Read as {firstName}
              </Button>
            )}
            <Button type="submit" icon={<Gavel aria-hidden="true" />}>
              {decision ? DECIDE[decision] : 'Decide'}
            </Button>
          </div>
        </section>
      </form>
      {reading && measure && (
        <Dialog open title={`What ${firstName} reads`} onClose={() => setReading(false)}>
          <StatementPreview notice={notice} verdict={verdict} measure={measure} />
        </Dialog>
      )}
      {asking && decision && (
        <SendQuestion notice={notice} alike={alike} verdict={verdict} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
