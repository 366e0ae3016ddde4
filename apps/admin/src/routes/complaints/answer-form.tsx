import type { ComplaintRowOnWire } from '@anseo/contract/complaints'
import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import type { ComplaintOutcome } from '@anseo/domain/moderation'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FormError } from '@anseo/ui/form-error'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { RadioCards } from '@anseo/ui/radio-cards'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { Gavel } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAnswerComplaint } from '../../queries/complaints.ts'

const UNDOES: Readonly<Record<ComplaintRowOnWire['by'], string>> = {
  restricted: 'The account works again, and removed content is shown again.',
  reporter: 'The report opens again for a new decision.',
}

/** Form for the answer to a complaint: the decision is upheld or reversed, with reasons. */
export function AnswerForm({ id, by }: { id: string; by: ComplaintRowOnWire['by'] }) {
  const [outcome, setOutcome] = useDraft(`anseo.admin.complaint.${id}.outcome`)
  const [answer, setAnswer] = useDraft(`anseo.admin.complaint.${id}.answer`)
  const [tried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const answering = useAnswerComplaint(id, () => {
    setOutcome('')
    setAnswer('')
    setTried(false)
  })
  const missing = requiredText(answer)
  const options = [
    { value: 'upheld', name: 'The decision stands', consequence: 'Nothing changes.' },
    { value: 'reversed', name: 'Undo the decision', consequence: UNDOES[by] },
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (outcome && !missing) setAsking(true)
  }
  const send = () =>
    answering.mutate(
      { outcome: outcome as ComplaintOutcome, answer: answer.trim() },
      { onSettled: () => setAsking(false) },
    )
  const { fields, text } = formErrors(answering.error, "We couldn't save the answer. Please try again.")
  return (
    <section className="card pad record-part" aria-labelledby="answer">
      <h2 id="answer">Your answer</h2>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <RadioCards
          label="What do you decide?"
          value={outcome || null}
          onChange={setOutcome}
          error={tried && !outcome ? 'Choose an answer.' : null}
          options={options}
        />
        <TextareaInput
          label="Reasons"
          hint="Sent to the person by email."
          rows={5}
          maxLength={STATEMENT_MAX_LENGTH}
          value={answer}
          error={(tried ? missing : null) ?? fields['answer']}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <FormError text={text} />
        <Button type="submit" icon={<Gavel aria-hidden="true" />}>
          Send answer
        </Button>
      </form>
      {isAsking && (
        <Question
          onClose={() => setAsking(false)}
          title="Send this answer?"
          busy={answering.isPending}
          confirm="Send answer"
          onConfirm={send}
        >
          <p>
            {options.find(({ value }) => value === outcome)?.name}. You can&apos;t undo this. We&apos;ll send:
          </p>
          <p className="voice whitespace-pre-line">{answer.trim()}</p>
        </Question>
      )}
    </section>
  )
}
