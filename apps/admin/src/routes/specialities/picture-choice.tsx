import type { SpecialityOnWire } from '@anseo/contract/specialities'
import { Button } from '@anseo/ui/button'
import { Door } from '@anseo/ui/door'
import { PICTURES, useFileInput } from '@anseo/ui/use-file-input'
import { useObjectUrl } from '@anseo/ui/use-object-url'
import { useDroppedFiles } from '@anseo/ui/use-dropped-files'
import { Camera, Undo2 } from 'lucide-react'
import { useId } from 'react'

interface PictureChoiceProps {
  speciality: SpecialityOnWire | null
  /** The picture that was chosen and is not saved yet. */
  picture: File | null
  onChoose: (picture: File | null) => void
}

/** Chooses a picture from the device, by dropping or by pasting one, and shows it as visitors will see it. */
export function PictureChoice({ speciality, picture, onChoose }: PictureChoiceProps) {
  const noteId = useId()
  const address = useObjectUrl(picture)
  const { input, open } = useFileInput({
    label: 'Picture',
    accept: PICTURES,
    describedBy: noteId,
    onChoose: ([file]) => onChoose(file),
  })
  useDroppedFiles(([file]) => onChoose(file!))
  const wall = speciality?.wall ?? 'heather'
  return (
    <div className="picture-choice">
      {address ? (
        <Door
          speciality={{ wall, image: address, icon: address, imageAvif: null, isPhoto: true }}
          width={76}
        />
      ) : (
        speciality && <Door speciality={speciality} width={76} />
      )}
      <div className="grid justify-items-start gap-2">
        {input}
        <Button
          tone="sec"
          size="sm"
          icon={<Camera aria-hidden="true" />}
          aria-describedby={noteId}
          onClick={open}
        >
          {speciality || picture ? 'Change picture' : 'Choose picture'}
        </Button>
        {picture && (
          <Button tone="ghost" size="sm" icon={<Undo2 aria-hidden="true" />} onClick={() => onChoose(null)}>
            {speciality ? 'Keep current picture' : 'Remove picture'}
          </Button>
        )}
        <p id={noteId} className="hint">
          Square, JPEG, PNG or WebP of up to 5 MB. A picture with a transparent ground stands in front of its
          door, any other fills it.
        </p>
      </div>
    </div>
  )
}
