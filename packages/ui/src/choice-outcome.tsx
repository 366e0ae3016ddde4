import type { NoticeChoice } from '@anseo/domain/notice-choices'
import { Check, CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { choiceLabel } from './notice-choice-table.tsx'
import { Note } from './note.tsx'

type ChoiceOutcomeProps = {
  /** The choice that was saved last. */
  saved: NoticeChoice | null
  /** The choices that could not be saved, and the reason. */
  unsaved: { choices: readonly NoticeChoice[]; reason: string } | null
  /** Undoes the last saved choice. */
  onUndo: () => void
  onRetry: () => void
  onGiveUp: () => void
}

/** Shows the outcome of the last choice, with undo and retry. */
export function ChoiceOutcome({ saved, unsaved, onUndo, onRetry, onGiveUp }: ChoiceOutcomeProps) {
  return (
    <>
      <p className="choice-saved" role="status">
        {saved && (
          <>
            <Check aria-hidden="true" />
            {`Saved: ${choiceLabel(saved)} ${saved.wanted ? 'is on' : 'is off'}.`}
            <button type="button" className="link" onClick={onUndo}>
              Undo
            </button>
          </>
        )}
      </p>
      {unsaved && (
        <Note tone="bad" role="alert" icon={<CircleAlert aria-hidden="true" />}>
          {`We couldn't save ${LIST.format(unsaved.choices.map(choiceLabel))}. ${unsaved.reason}`}
          <div className="choice-ways">
            <Button size="sm" onClick={onRetry}>
              Try Again
            </Button>
            <Button size="sm" tone="sec" onClick={onGiveUp}>
              Discard
            </Button>
          </div>
        </Note>
      )}
    </>
  )
}

const LIST = new Intl.ListFormat('en-GB')
