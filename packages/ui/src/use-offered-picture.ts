import { useEffect, useEffectEvent } from 'react'

/**
 * Takes a file that is dropped on the page or a picture that is pasted into it; what else is dropped or pasted goes its
 * usual way. Without it a file dropped beside its place would replace the page, and what was typed.
 */
export function useOfferedPicture(onOffer: (file: File) => void): void {
  const offer = useEffectEvent(onOffer)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      offer(file)
    }
    const paste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture) return
      event.preventDefault()
      offer(picture)
    }
    document.addEventListener('dragover', allow, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
}
