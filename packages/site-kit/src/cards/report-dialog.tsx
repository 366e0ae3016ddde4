import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import type { ContentKind } from '@anseo/domain/moderation'
import { CONTENT_NOTICE_MAX_LENGTH, NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { Checkbox } from '@anseo/ui/checkbox'
import { FieldError } from '@anseo/ui/field'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useState } from 'react'
import { useDraft } from '../use-draft.ts'

/** Something that can be reported, with the name that the dialog shows. */
export interface Reportable {
  kind: ContentKind
  id: string
  label: string
}

/** The report to send. */
interface Report extends Omit<Reportable, 'label'> {
  reason: 'illegal' | 'rules'
  text: string
  name: string
  email: string
  goodFaith: true
}

export interface ReportDialogProps {
  /** The key under which this tab saves the text until it has been sent. */
  draftKey: string
  /** The content and people that can be reported here, at least one. */
  about: readonly Reportable[]
  /** The reporter, if known. */
  reporter: { name: string; email: string }
  send: (report: Report) => Promise<{ message: string }>
  onSent: (message: string) => void
  onClose: () => void
}

const keyOf = ({ kind, id }: Reportable) => `${kind} ${id}`

/** Takes a report of content that is illegal or against the rules (D6); the other side is not told who sent it. */
export default function ReportDialog(props: ReportDialogProps) {
  const { draftKey, about, reporter, send, onSent, onClose } = props
  const [text, setText] = useDraft(draftKey)
  const [typed, setTyped] = useState({
    about: about[0]!,
    reason: 'rules' as Report['reason'],
    ...reporter,
  })
  const [isTrue, setTrue] = useState(false)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { fields, text: problem } = formErrors(failure, FAILED)
  // A new message changes the list while the dialog is open; the chosen subject stays selected.
  const isListed = about.some((reportable) => keyOf(reportable) === keyOf(typed.about))
  const choices = isListed ? about : [typed.about, ...about]
  const change = (changed: Partial<typeof typed>) => {
    setFailure(null)
    setTyped({ ...typed, ...changed })
  }
  const isUnconfirmed = checked && !isTrue
  const missing = (typedText: string, sentence: string) =>
    checked && typedText.trim() === '' ? sentence : null
  const submit = async () => {
    setChecked(true)
    const { about: chosen, ...said } = { ...typed, text }
    if (!isTrue || [text, said.name, said.email].some((entered) => entered.trim() === '')) return
    const { kind, id } = chosen
    setBusy(true)
    try {
      const { message } = await send({ kind, id, ...said, goodFaith: true })
      setText('')
      onSent(message)
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Report"
      busy={busy}
      confirm="Send report"
      tone="cta"
      onSubmit={submit}
    >
      <p className="muted">A person looks at each report. We don&apos;t tell the other side who sent it.</p>
      <SelectInput
        label="What is it about?"
        value={keyOf(typed.about)}
        onChange={(event) =>
          change({ about: choices.find((choice) => keyOf(choice) === event.target.value) ?? typed.about })
        }
      >
        <Options of={choices.map((choice) => ({ value: keyOf(choice), label: choice.label }))} />
      </SelectInput>
      <SelectInput
        label="What is wrong?"
        value={typed.reason}
        onChange={(event) => change({ reason: event.target.value as Report['reason'] })}
      >
        <option value="rules">It breaks the rules</option>
        <option value="illegal">It is illegal</option>
      </SelectInput>
      <TextareaInput
        label="Tell us more"
        hint="What is it, and why should we act?"
        rows={4}
        maxLength={CONTENT_NOTICE_MAX_LENGTH}
        value={text}
        error={missing(text, 'Tell us what is wrong.') ?? fields['text']}
        onChange={(event) => {
          setFailure(null)
          setText(event.target.value)
        }}
      />
      <TextInput
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={typed.name}
        error={missing(typed.name, 'Enter your name.') ?? fields['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextInput
        label="Your email"
        name="email"
        type="email"
        autoComplete="email"
        value={typed.email}
        error={missing(typed.email, 'Enter your email.') ?? fields['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Checkbox
        checked={isTrue}
        aria-invalid={isUnconfirmed || undefined}
        aria-describedby={isUnconfirmed ? 'report-unconfirmed' : undefined}
        onChange={setTrue}
      >
        What I say is accurate and complete, to the best of my knowledge.
      </Checkbox>
      <div id="report-unconfirmed" aria-live="polite" hidden={!isUnconfirmed}>
        {isUnconfirmed && <FieldError>Confirm that what you say is accurate.</FieldError>}
      </div>
      <FormError text={problem} />
    </FormDialog>
  )
}
