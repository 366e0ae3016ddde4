// implements: §2.93
import { Button } from './button.tsx'
import { FieldError } from './field.tsx'
import { Camera, Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { PICTURES, useFileInput } from './use-file-input.tsx'
import { type OpenPicture, useFraming } from './use-framing.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

interface PhotoPickerProps {
  /** Name of the person in the photo. */
  name: string
  /** Opens a file as a picture, or says what is wrong with it. */
  openPicture: OpenPicture
  /** Gets the framed photo, a `data:` address; null goes back to the saved one. */
  onPick: (photo: string | null) => void
  /** True if a photo was chosen that is not saved yet. */
  chosen: boolean
  /** The server's error about the photo. */
  error: string | null | undefined
}

/** Chooses a photo from the device, by dropping or by pasting one, and frames it before it is sent (C5). */
export function PhotoPicker({ name, openPicture, onPick, chosen, error }: PhotoPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const { open, opening, framing, problem, close } = useFraming(openPicture)
  useDroppedFiles(([file]) => void open(file!))
  const { input, open: choose } = useFileInput({
    label: 'Photo',
    accept: PICTURES,
    describedBy: noteId,
    onChoose: ([file]) => void open(file),
  })
  const undo = () => {
    onPick(null)
    button.current?.focus()
  }
  const wrong = problem ?? error
  return (
    <>
      {input}
      <Button
        ref={button}
        tone="sec"
        size="sm"
        full
        busy={opening}
        icon={<Camera aria-hidden="true" />}
        aria-describedby={noteId}
        onClick={choose}
      >
        Change photo
      </Button>
      {chosen && (
        <Button tone="ghost" size="sm" full icon={<Undo2 aria-hidden="true" />} onClick={undo}>
          Keep current photo
        </Button>
      )}
      <div id={noteId} aria-live="polite">
        {wrong ? (
          <FieldError>{wrong}</FieldError>
        ) : (
          <p className="hint">Choose, drop or paste a JPEG, PNG or WebP of up to 25 MB.</p>
        )}
      </div>
      {framing && (
        <framing.PhotoDialog
          name={name}
          picture={framing.picture}
          onCancel={close}
          onUse={(photo) => {
            onPick(photo)
            close()
          }}
        />
      )}
    </>
  )
}
