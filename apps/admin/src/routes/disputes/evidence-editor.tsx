import { formatCount } from '@anseo/domain/counted'
import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { formErrors } from '@anseo/api-client/form-errors'
import { EVIDENCE_PART_MAX_LENGTH, EVIDENCE_PARTS } from '@anseo/domain/evidence'
import { formatMoment } from '@anseo/domain/moment-text'
import { FormError } from '@anseo/ui/form-error'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { Save, Send } from 'lucide-react'
import { useState } from 'react'
import { useSaveEvidence, useSendEvidence } from '../../queries/evidence.ts'
import { EvidenceFile } from './evidence-file.tsx'
import { PART_TEXTS } from './dispute-texts.ts'
import { useEvidenceDraft } from './use-evidence-draft.ts'
import { Allowed } from '../../shell/allowed.tsx'

type Shown = ReplyTo<'GET /api/admin/disputes/:id/evidence'>

const ROWS = { answer: 7, service: 4, timeline: 6, chat: 6, receipt: 4, policy: 4 } as const

/** The evidence as we have gathered it, to be edited, saved and sent once (D3). */
export function EvidenceEditor({ id, shown }: { id: string; shown: Shown }) {
  const draft = useEvidenceDraft(id, shown.evidence)
  const [asking, setAsking] = useState(false)
  const save = useSaveEvidence(id)
  const send = useSendEvidence(id)
  const { evidence, change, tooLong, isChanged, isEmpty, forget } = draft
  // Evidence that another admin has saved since this was loaded is neither replaced nor sent unseen.
  const body = { ...evidence, version: shown.version }
  const isWrong = tooLong.length > 0 || isEmpty
  const text =
    formErrors(save.error, "We couldn't save the evidence. Please try again.").text ??
    formErrors(send.error, "We couldn't send the evidence. Please try again.").text
  return (
    <section className="card pad record-part" aria-labelledby="evidence">
      <h2 id="evidence">Evidence</h2>
      <p className="hint">
        We gathered this from the booking, its history, the chat and the receipt. Edit it before you send it:
        the bank accepts only one answer.
      </p>
      {shown.refusal && (
        <Note tone="bad" role="alert">
          The payment provider refused the evidence: {shown.refusal} Change it and send it again.
        </Note>
      )}
      {EVIDENCE_PARTS.map((part) => (
        <TextareaInput
          key={part}
          label={PART_TEXTS[part].label}
          hint={PART_TEXTS[part].hint}
          aside={
            <span className="num">
              {formatCount(evidence[part].length)} of {formatCount(EVIDENCE_PART_MAX_LENGTH)}
            </span>
          }
          rows={ROWS[part]}
          value={evidence[part]}
          error={
            tooLong.includes(part)
              ? `Use ${formatCount(EVIDENCE_PART_MAX_LENGTH)} characters or fewer.`
              : null
          }
          onChange={(event) => change(part, event.target.value)}
        />
      ))}
      <EvidenceFile id={id} shown={shown} />
      {isEmpty && <Note tone="bad">Write something first.</Note>}
      <FormError text={text} />
      <p className="hint" role="status">
        {savedText(shown, isChanged)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Allowed to="PUT /api/admin/disputes/:id/evidence">
          <Button
            tone="sec"
            icon={<Save aria-hidden="true" />}
            busy={save.isPending}
            disabled={isWrong}
            onClick={() => {
              send.reset()
              save.mutate(body, { onSuccess: () => forget(evidence) })
            }}
          >
            Save draft
          </Button>
        </Allowed>
        <Allowed to="POST /api/admin/disputes/:id/evidence">
          <Button
            icon={<Send aria-hidden="true" />}
            disabled={isWrong}
            onClick={() => {
              save.reset()
              setAsking(true)
            }}
          >
            Send to the bank
          </Button>
        </Allowed>
      </div>
      {asking && (
        <Question
          onClose={() => setAsking(false)}
          title="Send the evidence to the bank?"
          busy={send.isPending}
          confirm="Send evidence"
          onConfirm={() =>
            send.mutate(body, { onSuccess: () => forget(evidence), onSettled: () => setAsking(false) })
          }
        >
          <p>The bank accepts only one answer, and then decides. You can&apos;t change it afterwards.</p>
        </Question>
      )}
    </section>
  )
}

function savedText({ savedAt, savedBy }: Shown, isChanged: boolean): string {
  if (isChanged) return 'You have unsaved changes.'
  if (!savedAt) return 'Not saved yet.'
  return `Saved ${formatMoment(new Date(savedAt), serverNow())}${savedBy ? ` by ${savedBy}` : ''}.`
}
