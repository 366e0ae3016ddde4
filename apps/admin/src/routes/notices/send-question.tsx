import { formErrors } from '@anseo/api-client/form-errors'
import { decidedText } from '@anseo/domain/moderation-words'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { useDecideNotice } from '../../queries/content-notices.ts'
import { DECIDE } from './notice-texts.ts'
import type { ShownNotice } from './notice.tsx'
import { StatementPreview } from './statement-preview.tsx'
import type { VerdictDraft } from './use-verdict.ts'

interface SendQuestionProps extends Pick<ShownNotice, 'notice' | 'alike'> {
  verdict: VerdictDraft
  onClose: () => void
}

/** Shows what each side will read, and asks for confirmation. */
export function SendQuestion({ notice, alike, verdict, onClose }: SendQuestionProps) {
  const deciding = useDecideNotice(notice._id, () => {
    onClose()
    verdict.forget()
  })
  const decision = verdict.decision ?? 'none'
  const { fields, text } = formErrors(deciding.error, "We couldn't save the decision. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  return (
    <Question
      onClose={onClose}
      title="Send this decision?"
      busy={deciding.isPending}
      confirm={DECIDE[decision]}
      tone={decision === 'none' ? 'pri' : 'dngf'}
      onConfirm={() => deciding.mutate(verdict.body())}
    >
      <div className="grid gap-4">
        {decision !== 'none' && (
          <section className="grid gap-4" aria-label="What the author reads">
            <h3 className="field-label">{notice.author?.name ?? 'The author'}</h3>
            <StatementPreview notice={notice} verdict={verdict} measure={decision} />
          </section>
        )}
        <section className="voice" aria-label="What the reporter reads">
          <h3 className="field-label">{alike > 1 ? `${alike} reporters` : 'Reporter'}</h3>
          <p>{decidedText(decision)}.</p>
          <p className="whitespace-pre-line">{verdict.toReporter.trim()}</p>
        </section>
        <FormError text={problem} />
      </div>
    </Question>
  )
}
