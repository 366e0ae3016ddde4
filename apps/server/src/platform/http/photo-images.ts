import { photoWidths } from '@anseo/domain/work-photo'
import { type PhotoFile, renditionKey } from '../files/renditions.ts'
import { imageUrl } from './image-url.ts'

/** Returns the addresses of a public photo: its widths in pixels, the smallest first, each in both formats. */
export const photoImages = ({ fileKey, width: ownWidth }: PhotoFile) =>
  photoWidths(ownWidth).map((width) => ({
    width,
    avif: imageUrl(renditionKey(fileKey, width, 'avif')),
    webp: imageUrl(renditionKey(fileKey, width, 'webp')),
  }))
