import { pictureText } from '@anseo/api-client/field-problems'
import { IMAGE_TYPES } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'

interface PhotoPickerProps {
  onPick: (photo: File) => void
  /** What the server said of it. */
  error: string | null | undefined
}

/** Chooses a photo from the device; kind and size are checked before it is sent (C5). */
export function PhotoPicker({ onPick, error }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const photo = event.target.files?.[0]
    // The same file can be chosen again after it was changed.
    event.target.value = ''
    if (!photo) return
    const found = pictureText(photo)
    setProblem(found)
    if (!found) onPick(photo)
  }
  const wrong = problem ?? error
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo"
        aria-describedby={noteId}
        onChange={pick}
      />
      <Button
        tone="sec"
        size="sm"
        full
        icon={<Camera aria-hidden="true" />}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        Change photo
      </Button>
      <div id={noteId} aria-live="polite">
        {wrong ? <FieldError>{wrong}</FieldError> : <p className="hint">JPEG, PNG or WebP, up to 5 MB.</p>}
      </div>
    </>
  )
}
