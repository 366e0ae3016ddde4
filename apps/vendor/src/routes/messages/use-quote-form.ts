import { formErrors } from '@anseo/api-client/form-errors'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'
import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { useState } from 'react'
import { usePreviewQuote, useSendQuote } from '../../queries/quotes.ts'
import {
  type AskedSlot,
  bodyOfDraft,
  draftProblems,
  type QuoteDraft,
  readDraft,
  startDraft,
} from './quote-draft.ts'

const NOT_SENT = "We couldn't send the quote. Please try again."
const NO_PREVIEW = "We couldn't load the preview. Please try again."

interface QuoteFormOptions {
  clientId: string
  /** The version that another one is to replace; undefined for a new quote. */
  before: QuoteOnWire | undefined
  /** The client's open request. */
  asked: AskedSlot | undefined
  /** The request to several vendors that a new quote answers. */
  wanted: RequestOfVendor | undefined
  /** The key of the draft in the tab's storage. */
  storageKey: string
  now: Date
  onSent: () => void
}

/** State of a quote being written: stored in the tab until sent, and checked before the server is asked. */
export function useQuoteForm({ clientId, before, asked, wanted, storageKey, now, onSent }: QuoteFormOptions) {
  const key = `${storageKey}.quote.${before?._id ?? wanted?._id ?? 'new'}`
  const [draft, setDraft] = useState(
    () => readDraft(readFromTab(key)) ?? startDraft(before, asked, now, wanted),
  )
  const [checked, setChecked] = useState(false)
  const sending = useSendQuote()
  const previewing = usePreviewQuote()
  const refused = sending.error
    ? formErrors(sending.error, NOT_SENT)
    : formErrors(previewing.error, NO_PREVIEW)
  const problems = draftProblems(draft)
  const requestId = before?.requestId ?? wanted?._id

  const change = (changed: Partial<QuoteDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    saveInTab(key, next)
    // A quote on its way must not be forgotten, or it could be sent twice.
    if (!sending.isPending) sending.reset()
    previewing.reset()
  }
  const whenRight = (go: () => void) => {
    setChecked(true)
    if (Object.keys(problems).length === 0) go()
  }
  const send = () =>
    whenRight(() => {
      const quoteId = before?._id ?? null
      const sent = { clientId, quoteId, requestId: wanted?._id, body: bodyOfDraft(draft) }
      // The editor may have been closed by then, which a callback of `mutate` would not outlive.
      sending.mutateAsync(sent, { onSuccess: onSent }).then(
        () => saveInTab(key, null),
        () => undefined,
      )
    })
  return {
    draft,
    change,
    send,
    sending: sending.isPending,
    preview: () =>
      whenRight(() =>
        previewing.mutate({ clientId, ...(requestId && { requestId }), ...bodyOfDraft(draft) }),
      ),
    previewing: previewing.isPending,
    previewed: previewing.data?.preview ?? null,
    closePreview: previewing.reset,
    /** Errors beside the fields: the page's own, else the server's. */
    problems: checked && Object.keys(problems).length > 0 ? problems : refused.fields,
    /** Error of the whole form, such as a taken time. */
    error: refused.text,
  }
}
