import { saveFile } from '@anseo/api-client/save-file'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

interface ExportButtonProps {
  load: () => Promise<File>
  /** 'CSV' for all that the filters find. */
  label?: string
  size?: 'sm'
}

/** Downloads a list as a file. */
export function ExportButton({ load, label = 'CSV', size }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      saveFile(file)
      notify.success('File saved')
    },
  })
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
