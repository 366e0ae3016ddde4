import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../api/browser-api.ts'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { useFormCall } from '../../forms/use-form-call.ts'
import { useReload } from '../../queries/live.ts'

interface Detail {
  text: string
  /** Ids of uploaded photos. */
  photos: string[]
}

/** Controls a form that adds words or photos to a request, for all vendors that it asks (C8); `onSent` empties it. */
export function useAddDetail(id: string, onSent: () => void) {
  const reload = useReload()
  const once = useSendOnce()
  return useFormCall<Detail>({
    check: ({ text, photos }) => ({
      text: text.trim() === '' && photos.length === 0 ? 'Add a detail or a photo.' : null,
    }),
    fallback: FAILED,
    call: async (body) => {
      const { message } = await once(body, (idempotencyKey) =>
        api('POST /api/user/requests/:id/details', { params: { id }, body, idempotencyKey }),
      )
      notify.success(message)
      onSent()
      await reload()
    },
  })
}
