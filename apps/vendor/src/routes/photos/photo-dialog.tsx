import { formErrors } from '@anseo/api-client/form-errors'
import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import { PHOTO_WORDS_MAX_LENGTH } from '@anseo/domain/work-photo'
import { readLike } from '@anseo/site-kit/is-like'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { FormError } from '@anseo/ui/form-error'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { WorkPicture } from '@anseo/ui/work-picture'
import { Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { useChangePhoto } from '../../queries/photos.ts'
import { useServices } from '../../queries/services.ts'
import { session } from '../../site.ts'

interface PhotoDialogProps {
  photo: OwnPhotoOnWire
  onClose: () => void
  onRemove: () => void
}

const FORM = 'photo-form'

/** Form for the text alternative and the service of a photo; what was typed survives a login. */
export function PhotoDialog({ photo, onClose, onRemove }: PhotoDialogProps) {
  const start = { words: photo.words ?? '', serviceId: photo.serviceId ?? '' }
  const [typed, setTyped] = useSavedState(session, `anseo.pro.photo.${photo._id}`, start, readLike(start))
  const { data: services = [] } = useServices()
  const changing = useChangePhoto(photo._id)
  const { fields, text } = formErrors(changing.error, "We couldn't save this photo. Please try again.")
  const change = (changed: Partial<typeof start>) => {
    setTyped({ ...typed, ...changed })
    changing.reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (changing.isPending) return
    changing.mutate(
      { words: typed.words, serviceId: typed.serviceId === '' ? null : typed.serviceId },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title="Photo"
      processing={changing.isPending}
      footer={
        <>
          <Button tone="dng" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            Remove
          </Button>
          <Button tone="cta" type="submit" form={FORM} busy={changing.isPending}>
            Save photo
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate className="grid gap-4" onSubmit={save}>
        {photo.state === 'ready' && (
          <span className="photo-preview">
            <WorkPicture photo={photo} alt="" sizes="28rem" />
          </span>
        )}
        <TextInput
          label="In words, for people who don't see it"
          hint="Such as: shoulder-length rose curls, dry cut."
          name="words"
          autoComplete="off"
          maxLength={PHOTO_WORDS_MAX_LENGTH}
          value={typed.words}
          error={fields['words']}
          onChange={(event) => change({ words: event.target.value })}
        />
        <SelectInput
          label="Service"
          name="serviceId"
          value={typed.serviceId}
          error={fields['serviceId']}
          onChange={(event) => change({ serviceId: event.target.value })}
        >
          <option value="">No service</option>
          {services.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <FormError text={text} />
      </form>
    </Dialog>
  )
}
