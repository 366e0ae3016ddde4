import { markPassage, type Passage, partsOf } from '@anseo/domain/marked-passages'
import { Button } from '@anseo/ui/button'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { Highlighter, X } from 'lucide-react'
import { useRef, useState } from 'react'

interface MarkTextProps {
  text: string
  passages: readonly Passage[]
  onChange: (passages: readonly Passage[]) => void
  problem: string | null
}

/**
 * Marks passages of a text that are to be removed: the selected words of a field, which a mouse, a finger and the keys of
 * the field select alike.
 */
export function MarkText({ text, passages, onChange, problem }: MarkTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [said, say] = useState('')
  const mark = () => {
    const { selectionStart, selectionEnd } = field.current!
    const added = { from: offsetIn(text, selectionStart), to: offsetIn(text, selectionEnd) }
    const next = markPassage(text, passages, added)
    say(next === passages ? 'Select the words to remove first.' : '')
    onChange(next)
  }
  return (
    <div className="grid gap-4">
      <TextareaInput
        ref={field}
        // A field that is `readOnly` has no caret, and its words can't be selected by keyboard.
        aria-readonly
        inputMode="none"
        spellCheck={false}
        onChange={() => undefined}
        label="Select what to remove"
        hint="Select words, then press Mark. With the keyboard, hold Shift and use the arrow keys."
        rows={Math.min(12, Math.max(4, Math.ceil(text.length / 60)))}
        value={text}
        error={problem}
      />
      <div>
        <Button tone="sec" icon={<Highlighter aria-hidden="true" />} onClick={mark}>
          Mark
        </Button>
      </div>
      <div role="status">
        {said && <p>{said}</p>}
        {passages.length > 0 && (
          <p className="notice-marks">
            {partsOf(text, passages).map(({ at, text: words, isMarked }) =>
              isMarked ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>,
            )}
          </p>
        )}
      </div>
      {passages.length > 0 && (
        <ul className="grid gap-2" aria-label="Marked passages">
          {passages.map((passage) => {
            const words = text.slice(passage.from, passage.to)
            return (
              <li
                key={passage.from}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 wrap-anywhere"
              >
                <span>“{words}”</span>
                <Button
                  tone="ghost"
                  size="sm"
                  icon={<X aria-hidden="true" />}
                  aria-label={`Keep “${words}”`}
                  onClick={() => onChange(passages.filter((other) => other !== passage))}
                >
                  Keep
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Returns the offset in a text of an offset in its field, which counts each line break as one character. */
function offsetIn(text: string, offset: number): number {
  let at = 0
  for (let left = offset; left > 0; left -= 1) at += text.startsWith('\r\n', at) ? 2 : 1
  return at
}
