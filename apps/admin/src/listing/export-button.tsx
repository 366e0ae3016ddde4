import type { Reading } from '@anseo/api-client/api'
import { saveFile } from '@anseo/api-client/save-file'
import type { CallName, ReplyTo } from '@anseo/contract/calls'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMay } from '../queries/profile.ts'
import { api } from '../site.ts'

type FileCall = { [N in CallName]: ReplyTo<N> extends File ? N : never }[CallName]
/** The API for any of these calls: a list and its file are asked alike, as the types of their lists say. */
const load = api as (call: FileCall, asked: object) => Promise<File>

/** The call for the file of a list, asked as the list is: its page does not count. */
export type ListFile = { [N in FileCall]: { call: N } & Reading<N> }[FileCall]

type ExportButtonProps = ListFile & {
  /** The chosen rows; without them the file has all rows that the query finds. */
  ids?: readonly string[]
  label?: string
  size?: 'sm'
}

/** Downloads a list as a file; a role that may not make the call gets no button. */
export function ExportButton({ call, params, query, ids, label = 'CSV', size }: ExportButtonProps) {
  const may = useMay()
  const download = useMutation({
    mutationFn: () => {
      const { page: _page, pageSize: _size, ...asked } = (query ?? {}) as Record<string, unknown>
      return load(call, { params, query: { ...asked, ids: ids?.join(',') } })
    },
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
