import type { RequestOfClient } from '@anseo/contract/quote-requests'
import { MAX_ATTACHED_PHOTOS } from '@anseo/domain/attached-photos'
import { REQUEST_DETAIL_MAX_LENGTH } from '@anseo/domain/limits'
import { PhotoTray } from '@anseo/site-kit/cards/photo-tray'
import type { AttachedPhotos } from '@anseo/site-kit/use-attached-photos'
import { readText } from '@anseo/site-kit/use-saved-state'
import { AddPhotos } from '@anseo/ui/add-photos'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useState } from 'react'
import { useOwnPhotos } from '../../queries/attached-photos.ts'
import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'
import { useSavedState } from '../../session/use-saved-state.ts'
import { useAddDetail } from './use-add-detail.ts'

const UPLOADING = 'Wait until your photos are uploaded.'

/**
 * A link that opens the form to add words or photos to a request that was sent. What was not sent is still there when the
 * form is opened again.
 */
export function AddDetail({ request: { _id: id, photos: sent } }: { request: RequestOfClient }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useSavedState(`request-detail.${id}`, '', readText)
  const photos = useOwnPhotos(`${STORAGE_PREFIX}request-detail.${id}`, {
    max: MAX_ATTACHED_PHOTOS - sent.length,
  })
  const empty = () => {
    setText('')
    photos.clear()
    setOpen(false)
  }
  return (
    <>
      <button type="button" className="link justify-self-start" onClick={() => setOpen(true)}>
        Add a photo or a detail
      </button>
      {isOpen && (
        <DetailDialog
          {...{ id, text, photos }}
          takesPhotos={sent.length < MAX_ATTACHED_PHOTOS}
          onType={setText}
          onSent={empty}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface DetailDialogProps {
  id: string
  text: string
  photos: AttachedPhotos
  takesPhotos: boolean
  onType: (text: string) => void
  onSent: () => void
  onClose: () => void
}

function DetailDialog({ id, text, photos, takesPhotos, onType, onSent, onClose }: DetailDialogProps) {
  const [isTooEarly, setTooEarly] = useState(false)
  const { submit, busy, fields, form } = useAddDetail(id, onSent)
  const send = () => {
    setTooEarly(photos.isBusy)
    if (!photos.isBusy) void submit({ text, photos: photos.ready.map(({ _id }) => _id) })
  }
  return (
    <FormDialog
      title="Add a photo or a detail"
      confirm="Send"
      tone="cta"
      busy={busy}
      ref={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextareaInput
        label="Detail"
        rows={3}
        maxLength={REQUEST_DETAIL_MAX_LENGTH}
        hint="We tell every vendor you asked, except those who declined."
        value={text}
        error={fields['text']}
        onChange={({ target }) => onType(target.value)}
      />
      {takesPhotos && (
        <div className="grid justify-items-start gap-2">
          <PhotoTray photos={photos} />
          <AddPhotos tone="sec" isFull={photos.isFull} onChoose={photos.add} />
          <p className="hint">
            {photos.room > 0 && `Up to ${photos.room} more. `}Only the vendors you asked see them.
          </p>
        </div>
      )}
      <FormError text={isTooEarly && photos.isBusy ? UPLOADING : fields['photos']} />
    </FormDialog>
  )
}
