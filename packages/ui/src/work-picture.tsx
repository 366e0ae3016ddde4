import type { ComponentProps } from 'react'

/** The facts that show a photo of work: its size in pixels, and its widths in both formats, the smallest first. */
export interface WorkPictureSource {
  width: number
  height: number
  images: readonly { width: number; avif: string; webp: string }[]
}

type WorkPictureProps = Pick<ComponentProps<'img'>, 'sizes' | 'draggable'> & {
  photo: WorkPictureSource
  alt: string
}

/** A photo of work in the format and width that the browser chooses; it loads when it comes near the screen. */
export function WorkPicture({ photo, alt, sizes, draggable }: WorkPictureProps) {
  const { width, height, images } = photo
  const setOf = (format: 'avif' | 'webp') =>
    images.map((image) => `${image[format]} ${image.width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img
        alt={alt}
        draggable={draggable}
        sizes={sizes}
        srcSet={setOf('webp')}
        src={images.at(-1)?.webp}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
