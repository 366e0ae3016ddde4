import { IMAGE_TYPES } from '@anseo/domain/image-types'
import { type ChangeEvent, type ReactNode, useRef } from 'react'

/** The accepted pictures. HEIC is not among them, so phones convert their photos to JPEG. */
export const PICTURES = IMAGE_TYPES.join(',')

interface FileInputOptions {
  label: string
  /** Media types and name endings, separated by commas. */
  accept: string
  /** Several files may be chosen at once. */
  multiple?: boolean
  /** The id of the note on which files are taken. */
  describedBy?: string
  /** Gets at least one file. */
  onChoose: (files: [File, ...File[]]) => void
}

/** Returns a hidden field that chooses files from the device, and a function that opens it. */
export function useFileInput({ label, accept, multiple = false, describedBy, onChoose }: FileInputOptions): {
  input: ReactNode
  open: () => void
} {
  const field = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...more] = target.files ?? []
    // The same file can be chosen again after it was changed.
    target.value = ''
    if (first) onChoose([first, ...more])
  }
  const input = (
    <input
      ref={field}
      type="file"
      multiple={multiple}
      accept={accept}
      className="sr-only"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={choose}
    />
  )
  return { input, open: () => field.current?.click() }
}
