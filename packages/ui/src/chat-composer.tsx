import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { SendHorizontal, WifiOff } from 'lucide-react'
import { Button } from './button.tsx'

type ChatComposerProps = {
  value: string
  onChange: (value: string) => void
  onSend: () => void
  placeholder?: string
  /** Why nothing can be written now, such as 'Offline. Your draft stays here.' */
  closed?: string | null
  maxLength?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** The line to write in: Enter sends, Shift+Enter breaks the line. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, placeholder = 'Write a message', closed, maxLength, inputRef } = props
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!closed && value.trim()) onSend()
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
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      <Button
        type="submit"
        className="send"
        aria-label="Send"
        disabled={Boolean(closed) || !value.trim()}
        icon={<SendHorizontal aria-hidden="true" />}
      />
    </form>
  )
}
