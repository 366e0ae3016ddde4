import { classNames } from '@anseo/ui/class-names'
import { useState } from 'react'

/** The number of characters above which a phone shows the first lines only. */
const LONG_TEXT = 90

/** Shows the vendor's description; phones show its first lines, with a button for the rest. */
export function About({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const long = text.length > LONG_TEXT
  return (
    <div className="mt-3 max-w-[38rem]">
      <p className={classNames('whitespace-pre-line', long && !open && 'max-md:line-clamp-2')}>{text}</p>
      {long && !open && (
        <button type="button" className="link min-h-11 text-sm md:hidden" onClick={() => setOpen(true)}>
          Read more
        </button>
      )}
    </div>
  )
}
