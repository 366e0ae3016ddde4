import { IMAGE_TYPES } from '@anseo/domain/image-types'
import { type ChangeEvent, type ReactNode, useRef } from 'react'

/** Returns a hidden field that chooses photos from the device, several at once, and a function that opens it. */
export function usePhotoInput(onChoose: (files: File[]) => void): { input: ReactNode; open: () => void } {
  const field = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again after it was changed.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  const input = (
    // Without HEIC among the types a phone turns its pictures into JPEG by itself.
    <input
      ref={field}
      type="file"
      multiple
      accept={IMAGE_TYPES.join(',')}
      className="sr-only"
      tabIndex={-1}
      aria-label="Photos"
      onChange={choose}
    />
  )
  return { input, open: () => field.current?.click() }
}
