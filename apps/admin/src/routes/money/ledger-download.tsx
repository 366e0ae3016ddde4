import { saveFile } from '@anseo/api-client/save-file'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportLedger } from '../../queries/money.ts'
import { useMoneySearch } from './use-money-search.ts'

/** Downloads the entries of all pages of the current search. */
export function LedgerDownload() {
  const { query } = useMoneySearch()
  const download = useMutation({
    mutationFn: () => exportLedger(query),
    onSuccess: (file) => {
      saveFile(file)
      notify.success('File saved')
    },
  })
  return (
    <Button
      tone="sec"
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      CSV
    </Button>
  )
}
