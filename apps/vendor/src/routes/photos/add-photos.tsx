import { IMAGE_TYPES } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useRef } from 'react'

interface AddPhotosProps {
  tone: ComponentProps<typeof Button>['tone']
  isFull: boolean
  onChoose: (files: File[]) => void
}

/** The button that chooses photos from the device, several at once. */
export function AddPhotos({ tone, isFull, onChoose }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again after it was changed.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <>
      {/* Without HEIC among the types a phone turns its pictures into JPEG by itself. */}
      <input
        ref={input}
        type="file"
        multiple
        accept={IMAGE_TYPES.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label="Photos"
        onChange={choose}
      />
      <Button
        tone={tone}
        size="sm"
        icon={<ImagePlus aria-hidden="true" />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && input.current?.click()}
      >
        Add photos
      </Button>
    </>
  )
}
