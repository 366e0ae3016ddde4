import { useId } from 'react'
import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { SendHorizontal, WifiOff } from 'lucide-react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** Remaining characters from which on they are counted. */
const COUNTED = 200

type ChatComposerProps = {
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** Reason why nothing can be written now, such as 'Offline. Your draft stays here.' */
  closed?: string | null
  /** Longest text in characters, counted near the end; a longer one stays but cannot be sent. */
  maxLength: number
  inputRef?: Ref<HTMLTextAreaElement>
  /** True while something other than text can be sent, such as photos. */
  attached?: boolean
  /** True while something is being uploaded that the message waits for. */
  waiting?: boolean
  /** Content left of the field, such as a button for quotes. */
  lead?: ReactNode
  /** Content above the field while it is open, such as a list to pick from. */
  above?: ReactNode
  /** Handlers of a list above the field, such as saved replies; they call `preventDefault` for keys that the list uses. */
  listProps?: Pick<
    ComponentProps<'textarea'>,
    'aria-controls' | 'aria-activedescendant' | 'aria-autocomplete' | 'onKeyDown'
  >
}

/** The field for a message: Enter sends, Shift+Enter breaks the line. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, closed, maxLength, inputRef } = props
  const { lead, above, listProps, attached = false, waiting = false } = props
  const counter = useId()
  const left = maxLength - value.trim().length
  const ready = !closed && !waiting && (attached || value.trim() !== '') && left >= 0
  const send = (event: FormEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault()
    if (!ready) return
    onSend()
    // The button that was pressed is disabled then, and the next message may follow.
    event.currentTarget.closest('form')?.querySelector('textarea')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    listProps?.onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form className="composer" onSubmit={send}>
      {!closed && above}
      {!closed && lead}
      {closed ? (
        <div className="input closed" role="status">
          <WifiOff aria-hidden="true" />
          <span>{closed}</span>
        </div>
      ) : (
        <div className="input">
          <textarea
            {...listProps}
            ref={inputRef}
            rows={1}
            aria-label="Message"
            placeholder="Write a message"
            aria-describedby={left < COUNTED ? counter : undefined}
            aria-invalid={left < 0 || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      {left < COUNTED && !closed && (
        <p id={counter} className={classNames('counter', left < 0 && 'over')}>
          {left < 0 ? `${-left} characters too many` : `${left} characters left`}
        </p>
      )}
      <Button
        type="submit"
        className="send"
        aria-label="Send"
        disabled={!ready}
        icon={<SendHorizontal aria-hidden="true" />}
      />
    </form>
  )
}
