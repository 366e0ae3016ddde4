import { useEffect, useEffectEvent } from 'react'

/**
 * Takes files that are dropped on the page and pictures that are pasted into it; other content is dropped or pasted as
 * usual. Otherwise a file dropped beside its field would replace the page and lose what was typed.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const pictures = files.filter(({ type }) => type.startsWith('image/'))
      if (pictures.length === 0) return
      event.preventDefault()
      take(pictures)
    }
    document.addEventListener('dragover', allow, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
}
