import { useRef, useState } from 'react'
import type PhotoDialogComponent from './photo-dialog.tsx'

/** A picture that can be framed, or the problem to show at the field. */
type OpenedPicture = { picture: HTMLCanvasElement } | { problem: string }
export type OpenPicture = (file: File) => Promise<OpenedPicture>

interface Framing {
  picture: HTMLCanvasElement
  PhotoDialog: typeof PhotoDialogComponent
}

/** Opens a picture and, meanwhile, loads the dialog that frames it; says what went wrong instead of failing the page. */
export function useFraming(openPicture: OpenPicture) {
  const [opening, setOpening] = useState(false)
  const [framing, setFraming] = useState<Framing | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const busy = useRef(false)

  const open = async (file: File) => {
    if (busy.current || framing) return
    busy.current = true
    setOpening(true)
    setProblem(null)
    try {
      const [opened, dialog] = await Promise.all([openPicture(file), import('./photo-dialog.tsx')])
      if ('problem' in opened) setProblem(opened.problem)
      else setFraming({ picture: opened.picture, PhotoDialog: dialog.default })
    } catch {
      setProblem("We couldn't open this photo. Check your connection and try again.")
    } finally {
      busy.current = false
      setOpening(false)
    }
  }
  return { open, opening, framing, problem, close: () => setFraming(null) }
}
