import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import './private-photo.css'
import { useObjectUrl } from './use-object-url.ts'

/** A photo that only some may see: its size in pixels; its file is loaded with the login. */
export interface PrivatePhotoSource {
  _id: string
  width: number
  height: number
}

/** Loads the file of a photo, small or whole. */
export type LoadPhoto = (id: string, size: 'thumbnail' | 'full') => Promise<File>

interface PrivatePhotoProps {
  photo: PrivatePhotoSource
  size: 'thumbnail' | 'full'
  load: LoadPhoto
  alt: string
}

/** Distance from the screen at which a photo begins to load. */
const NEAR = '400px'

/** Loads a photo when it comes near the screen; shows 'Failed to load' after a failure. */
export function PrivatePhoto({ photo, size, load, alt }: PrivatePhotoProps) {
  const { _id, width, height } = photo
  const box = useRef<HTMLSpanElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [failed, setFailed] = useState(false)
  const address = useObjectUrl(file)
  useEffect(() => {
    let left = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        load(_id, size).then(
          (loaded) => left || setFile(loaded),
          () => left || setFailed(true),
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(box.current!)
    return () => {
      left = true
      observer.disconnect()
    }
  }, [_id, size, load])
  return (
    <span ref={box} className="private-photo" style={{ aspectRatio: `${width} / ${height}` }}>
      {address && <img src={address} alt={alt} width={width} height={height} draggable={false} />}
      {failed && (
        <span className="private-photo-failed" role="img" aria-label={`${alt}: Failed to load`}>
          <ImageOff aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
