// implements: §9.20
import { LOADING_INDICATOR_DELAY_MS } from '@anseo/domain/limits'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type LoadingNoteProps = {
  /** The specified text, such as 'Loading Vendors...'. */
  text: string
  /** Visible from the start. */
  atOnce?: boolean
}

/** Tells screen readers immediately what is loading, and shows it after 500 ms. */
export function LoadingNote({ text, atOnce = false }: LoadingNoteProps) {
  const [visible, setVisible] = useState(atOnce)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), LOADING_INDICATOR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={classNames('loading-note', !visible && 'opacity-0')}>
      <Spinner />
      {text}
    </p>
  )
}
