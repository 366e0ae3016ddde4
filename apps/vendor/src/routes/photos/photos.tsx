import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import { MAX_WORK_PHOTOS } from '@anseo/domain/work-photo'
import { useUploads } from '@anseo/site-kit/use-uploads'
import { AddPhotos } from '@anseo/ui/add-photos'
import { EmptyState } from '@anseo/ui/empty-state'
import { Unloaded } from '@anseo/ui/unloaded'
import { useDroppedFiles } from '@anseo/ui/use-dropped-files'
import briefcasePicture from '@anseo/ui/assets/pictures/briefcase.webp?no-inline'
import { useState } from 'react'
import { useMovePhoto, usePhotos, useRemovePhoto, useUploadPhoto } from '../../queries/photos.ts'
import { session } from '../../site.ts'
import { Page } from '../../shell/page.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import './photos.css'
import { UploadList } from '../../uploads/upload-list.tsx'

/** `/photos`: the photos of work on the vendor's page. */
export function PhotosPage() {
  const { data: photos, isError, isFetching, refetch } = usePhotos()
  const { uploads, add, retry, dismiss } = useUploads(session, useUploadPhoto())
  useDroppedFiles(add)
  const moving = useMovePhoto()
  const removing = useRemovePhoto()
  const [editedId, setEditedId] = useState<string | null>(null)
  const edited = photos?.find(({ _id }) => _id === editedId)
  const remove = ({ _id }: OwnPhotoOnWire) => {
    setEditedId(null)
    removing.mutate(_id)
  }
  const isEmpty = photos?.length === 0 && uploads.length === 0
  const isFull = (photos?.length ?? 0) >= MAX_WORK_PHOTOS
  return (
    <Page
      title="Photos"
      controls={!isEmpty && <AddPhotos tone="cta" isFull={isFull} onChoose={add} />}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      {photos && !isEmpty && (
        <p className="muted max-w-2xl">
          {photos.length} of {MAX_WORK_PHOTOS} photos. Clients see them on your page in this order: drag them
          or use the arrows. We remove the place and the camera from each file.
        </p>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {photos && photos.length > 0 && (
        <PhotoGrid
          photos={photos}
          onMove={({ _id }, to) => moving.mutate({ _id, to })}
          onEdit={({ _id }) => setEditedId(_id)}
        />
      )}
      {isEmpty && (
        <EmptyState
          title="No photos yet"
          picture={briefcasePicture}
          action={<AddPhotos tone="cta" isFull={false} onChoose={add} />}
        >
          Show your work: JPEG, PNG or WebP, up to 25 MB each. Ask people before you show them.
        </EmptyState>
      )}
      {!photos && (
        <Unloaded what="your photos" query={{ isError, isFetching, refetch }} count={2} height={200} />
      )}
      {edited && (
        <PhotoDialog
          key={edited._id}
          photo={edited}
          onClose={() => setEditedId(null)}
          onRemove={() => remove(edited)}
        />
      )}
    </Page>
  )
}
