import { IconButton } from '@anseo/ui/icon-button'
import { PICTURES, useFileInput } from '@anseo/ui/use-file-input'
import { ImagePlus } from 'lucide-react'
import type { AttachedPhotos } from '../use-attached-photos.ts'

/** The button of a chat that chooses photos to send. */
export function AddPhotoButton({ photos }: { photos: AttachedPhotos }) {
  const { input, open } = useFileInput({
    label: 'Photos',
    accept: PICTURES,
    multiple: true,
    onChoose: photos.add,
  })
  return (
    <>
      {input}
      <IconButton
        label="Add photos"
        icon={<ImagePlus aria-hidden="true" />}
        aria-disabled={photos.isFull || undefined}
        onClick={() => !photos.isFull && open()}
      />
    </>
  )
}
