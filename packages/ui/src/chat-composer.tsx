import { useId } from 'react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { SendHorizontal, WifiOff } from 'lucide-react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** From so many characters left on they are counted. */
const COUNTED = 200

type ChatComposerProps = {
  value: string
  onChange: (value: string) => void
  onSend: () => void
  placeholder?: string
  /** Why nothing can be written now, such as 'Offline. Your draft stays here.' */
  closed?: string | null
  /** How many characters it may have: counted near the end; what is over it stays, but is not sent. */
  maxLength?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** The line to write in: Enter sends, Shift+Enter breaks the line. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, placeholder = 'Write a message', closed, maxLength, inputRef } = props
  const counter = useId()
  const left = maxLength === undefined ? Infinity : maxLength - value.trim().length
  const ready = !closed && value.trim() !== '' && left >= 0
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (ready) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form className="composer" onSubmit={send}>
      {closed ? (
        <div className="input closed" role="status">
          <WifiOff aria-hidden="true" />
          <span>{closed}</span>
        </div>
      ) : (
        <div className="input">
          <textarea
            ref={inputRef}
            rows={1}
            aria-label="Message"
            placeholder={placeholder}
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
