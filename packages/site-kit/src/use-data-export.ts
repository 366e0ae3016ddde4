import { useRef, useState } from 'react'
import { ApiError } from '@anseo/api-client/api-error'
import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { saveFile } from '@anseo/api-client/save-file'

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
  const wrongPassword = isWrongPassword(failure) ? failure.message : undefined
  const { fields, text } = formErrors(failure, FAILED)
  return {
    onSubmit,
    busy,
    saved,
    error: missing ?? wrongPassword ?? fields['password'],
    text: wrongPassword ? null : text,
  }
}

const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'WRONG_PASSWORD'
