import { ImagePlus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { PICTURES, useFileInput } from './use-file-input.tsx'

interface AddPhotosProps {
  tone: ComponentProps<typeof Button>['tone']
  isFull: boolean
  onChoose: (files: File[]) => void
}

/** The button that chooses photos from the device, several at once. */
export function AddPhotos({ tone, isFull, onChoose }: AddPhotosProps) {
  const { input, open } = useFileInput({ label: 'Photos', accept: PICTURES, multiple: true, onChoose })
  return (
    <>
      {input}
      <Button
        tone={tone}
        size="sm"
        icon={<ImagePlus aria-hidden="true" />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && open()}
      >
        Add photos
      </Button>
    </>
  )
}
