import { Note } from '@anseo/ui/note'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

interface OriginNoteProps {
  /** A further sentence. */
  more?: string | false | null
  /** The button to write a review. */
  children?: ReactNode
}

/** Explains that all reviews are from completed appointments. */
export const OriginNote = ({ more, children }: OriginNoteProps) => (
  <Note icon={<ShieldCheck aria-hidden="true" />}>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-[min(14rem,100%)] flex-1">
        All reviews are from completed appointments.{more}
      </span>
      {children}
    </div>
  </Note>
)
