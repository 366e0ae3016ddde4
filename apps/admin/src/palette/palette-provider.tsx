import { Button } from '@anseo/ui/button'
import { Search } from 'lucide-react'
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

const OpenPalette = createContext<() => void>(() => undefined)

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Lets every page in it open the search over everything, by Ctrl+K, Cmd+K or the `PaletteButton`. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <OpenPalette value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenPalette>
  )
}

const SHORTCUT = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** The button that opens the search over everything. */
export const PaletteButton = () => (
  <Button
    tone="sec"
    className="palette-button"
    icon={<Search aria-hidden="true" />}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={use(OpenPalette)}
  >
    <span className="max-lg:sr-only">Search</span>
    <kbd className="max-lg:hidden" aria-hidden="true">
      {SHORTCUT}
    </kbd>
  </Button>
)
