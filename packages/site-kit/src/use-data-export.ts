import { useRef, useState } from 'react'
import { requiredText } from '@anseo/api-client/field-problems'
import { saveFile } from '@anseo/api-client/save-file'
import { passwordErrors } from './password-errors.ts'

const FAILED = "We couldn't download your data. Try again."

/**
 * The download of the user's own data; returns the props of `DataExport` in the interface.
 * @param fetchExport requests the export from the server, with the password.
 */
export function useDataExport(fetchExport: (password: string) => Promise<File>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const running = useRef(false)
  const onSubmit = (password: string) => {
    if (running.current) return
    const lacks = requiredText(password)
    setMissing(lacks)
    setFailure(null)
    setSaved(null)
    if (lacks) return
    running.current = true
    setBusy(true)
    fetchExport(password)
      .then((file) => {
        saveFile(file)
        setSaved(file.name)
      }, setFailure)
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  const { fields, text } = passwordErrors(failure, FAILED)
  return {
    onSubmit,
    busy,
    saved,
    error: missing ?? fields['password'],
    text,
  }
}
