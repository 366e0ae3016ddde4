import type { SpecialityOnWire } from '@anseo/contract/specialities'
import { IMAGE_TYPES } from '@anseo/domain/image-types'
import { Button } from '@anseo/ui/button'
import { Door } from '@anseo/ui/door'
import { useFileAddress } from '@anseo/ui/use-file-address'
import { useOfferedPicture } from '@anseo/ui/use-offered-picture'
import { Camera, Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'

interface PictureChoiceProps {
  speciality: SpecialityOnWire | null
  /** Chosen and not yet saved. */
  picture: File | null
  onChoose: (picture: File | null) => void
}

/** Chooses a picture from the device, by dropping or by pasting one, and shows it as visitors will see it. */
export function PictureChoice({ speciality, picture, onChoose }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const address = useFileAddress(picture)
  useOfferedPicture(([file]) => onChoose(file!))
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
        {/* Without HEIC among the types a phone turns its pictures into JPEG by itself. */}
        <input
          ref={input}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture"
          aria-describedby={noteId}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be chosen again after it was changed.
            target.value = ''
            if (file) onChoose(file)
          }}
        />
        <Button
          tone="sec"
          size="sm"
          icon={<Camera aria-hidden="true" />}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
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
