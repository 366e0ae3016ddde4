import { pictureText, unreadablePictureText } from './field-problems.ts'
import { PHOTO_MIN_SIDE_PIXELS } from '@anseo/domain/limits'

/** Large enough to crop a sharp photo from, and below the limit of a canvas on phones. */
const WORKING_SIDE_PIXELS = 2048

/** A picture that can be framed, or the problem to show at the field. */
export type OpenedPicture = { picture: HTMLCanvasElement } | { problem: string }

/**
 * Opens a picture from the device: upright by its EXIF data, reduced when it is large, transparent parts white. Every
 * format that the browser can open is accepted, HEIC included where it can.
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const wrong = pictureText(file)
  if (wrong) return { problem: wrong }
  const image = await decode(file)
  if (!image) return { problem: unreadablePictureText(file) }
  if (Math.min(image.naturalWidth, image.naturalHeight) < PHOTO_MIN_SIDE_PIXELS) {
    const side = PHOTO_MIN_SIDE_PIXELS
    return { problem: `This photo is too small. Choose one of at least ${side} by ${side} pixels.` }
  }
  return { picture: workingCopy(image) }
}

/** Decodes the picture; null when this browser cannot open it. */
async function decode(file: File): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

function workingCopy(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, WORKING_SIDE_PIXELS / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
