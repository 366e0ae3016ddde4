import { saveFile } from '@anseo/api-client/save-file'
import type { CallName } from '@anseo/contract/calls'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMay } from '../queries/profile.ts'

interface ExportButtonProps {
  /** The call that loads the list; a role that may not make it gets no button. */
  call: CallName
  load: () => Promise<File>
  /** The button's label; by default 'CSV', for a file of all rows that the filters find. */
  label?: string
  size?: 'sm'
}

/** Downloads a list as a file. */
export function ExportButton({ call, load, label = 'CSV', size }: ExportButtonProps) {
  const may = useMay()
  const download = useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      saveFile(file)
      notify.success('File saved')
    },
  })
  if (!may(call)) return null
  return (
    <Button
      tone="sec"
      {...(size && { size })}
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  )
}
