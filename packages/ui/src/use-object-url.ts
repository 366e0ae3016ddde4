import { useEffect, useState } from 'react'

/** Returns an object URL of the file, revoked once the file changes or the component unmounts; null without a file. */
export function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return file && address
}
