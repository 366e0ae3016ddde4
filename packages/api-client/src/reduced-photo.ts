import { openPicture } from './open-picture.ts'

const QUALITY = 0.88

/** Returns a photo as it is uploaded: upright, reduced where it is large, a JPEG; or the problem to show at it. */
export async function reducedPhoto(file: File): Promise<{ photo: File } | { problem: string }> {
  const opened = await openPicture(file)
  if ('problem' in opened) return opened
  const reduced = await new Promise<Blob | null>((resolve) =>
    opened.picture.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  if (!reduced) return { problem: "We couldn't open this photo. Choose another." }
  return { photo: new File([reduced], 'photo.jpg', { type: reduced.type }) }
}
