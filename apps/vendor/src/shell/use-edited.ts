import { withParams } from '@anseo/site-kit/with-params'
import { useSearchParams } from 'react-router'

/** The value of `edited` for what is added. */
export const NEW = 'new'

/** Reads from the address what the dialog of a page edits, `?edit=new` or an id; null while it is closed. */
export function useEdited() {
  const [params, setParams] = useSearchParams()
  return {
    edited: params.get('edit'),
    edit: (id: string) => setParams((now) => withParams(now, { edit: id })),
    // Back would open the dialog again otherwise.
    close: () => setParams((now) => withParams(now, { edit: null }), { replace: true }),
  }
}
