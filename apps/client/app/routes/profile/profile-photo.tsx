// implements: §2.93
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import type { ReactNode } from 'react'

interface ProfilePhotoProps {
  name: string
  src: string
  /** The buttons below the photo. */
  children: ReactNode
}

/** A card with the client's photo and name. */
export function ProfilePhoto({ name, src, children }: ProfilePhotoProps) {
  return (
    <aside className="card pad profile-photo" aria-label="Photo">
      <ArchPortrait name={name} src={src} eager />
      <div className="min-w-0">
        <h2>{name}</h2>
        <p className="muted">Client</p>
      </div>
      <div className="acts">{children}</div>
    </aside>
  )
}
