import { QUOTE_LABEL_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { IconButton } from '@anseo/ui/icon-button'
import { TextInput } from '@anseo/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { AddService } from './add-service.tsx'
import { canAddLine, type DraftLine, emptyLine, type QuoteDraft } from './quote-draft.ts'

interface QuoteLinesProps {
  draft: QuoteDraft
  /** Errors by field path. */
  problems: Record<string, string>
  onChange: (changed: Partial<QuoteDraft>) => void
}

/** Edits the lines of a quote with their amounts; negative amounts are discounts. */
export function QuoteLines({ draft, problems, onChange }: QuoteLinesProps) {
  const { lines } = draft
  const list = useRef<HTMLUListElement>(null)
  const set = (index: number, changed: Partial<DraftLine>) =>
    onChange({ lines: lines.map((line, at) => (at === index ? { ...line, ...changed } : line)) })
  const remove = (index: number) => {
    // The only line is emptied, and keeps its place and its fields.
    if (lines.length === 1) set(0, { label: '', euro: '' })
    else onChange({ lines: lines.filter((_, at) => at !== index) })
    // The focus goes to the line before, from the first to the one after it.
    const next = index > 0 ? index - 1 : Math.min(1, lines.length - 1)
    list.current?.querySelectorAll('input')[next * 2]?.focus()
  }
  return (
    <section className="grid gap-2" aria-label="What">
      <div className="field-top">
        <h3 className="field-label">What</h3>
        <AddService draft={draft} onChange={onChange} />
      </div>
      <ul ref={list} className="quote-lines">
        {lines.map(({ key, label, euro }, index) => (
          <li key={key}>
            <TextInput
              label={`Line ${index + 1}`}
              placeholder="Cut and blow-dry"
              maxLength={QUOTE_LABEL_MAX_LENGTH}
              value={label}
              error={problems[`items.${index}.label`]}
              onChange={(event) => set(index, { label: event.target.value })}
            />
            <TextInput
              label={`Amount of line ${index + 1}`}
              inputMode="text"
              placeholder="0.00"
              icon={<span aria-hidden="true">€</span>}
              value={euro}
              error={problems[`items.${index}.amount`]}
              onChange={(event) => set(index, { euro: event.target.value })}
            />
            <IconButton
              label={`Remove line ${index + 1}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">{problems['items'] && <FieldError>{problems['items']}</FieldError>}</div>
      {canAddLine(draft) && (
        <Button
          tone="ghost"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange({ lines: [...lines, emptyLine()] })}
        >
          Add a line
        </Button>
      )}
    </section>
  )
}
