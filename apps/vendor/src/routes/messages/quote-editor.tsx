import { useNow } from '@anseo/site-kit/use-now'
import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { QUOTE_VALID_HOURS, QUOTE_WORDS_MAX_LENGTH } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { firstNameOf } from '@anseo/domain/person-name'
import { quoteExpiry } from '@anseo/domain/quote'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { IconButton } from '@anseo/ui/icon-button'
import { QuoteContent } from '@anseo/site-kit/cards/quote-card'
import { SelectInput } from '@anseo/ui/select-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { SendHorizontal, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useVendor } from '../../queries/profile.ts'
import { slotOfDraft } from './quote-draft.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTotals } from './quote-totals.tsx'
import { QuoteWhen } from './quote-when.tsx'
import { useQuoteForm } from './use-quote-form.ts'

interface QuoteEditorProps {
  clientId: string
  name: string
  /** The version that the edited one replaces; undefined for a new quote. */
  before: QuoteOnWire | undefined
  /** The client's open request. */
  asked: VendorAppointment | undefined
  /** The request to several vendors that a new quote answers. */
  wanted: RequestOfVendor | undefined
  storageKey: string
  onClose: () => void
}

const VALID_LABELS: Record<(typeof QUOTE_VALID_HOURS)[number], string> = {
  24: '24 hours',
  48: '2 days',
  72: '3 days',
  168: '7 days',
}

/** Edits a quote beside the chat; on a phone in its place. */
export default function QuoteEditor({
  clientId,
  name,
  before,
  asked,
  wanted,
  storageKey,
  onClose,
}: QuoteEditorProps) {
  const vendor = useVendor()
  const now = useNow(60_000)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that opened the editor gets the focus back.
    const opener = document.activeElement
    head.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const form = useQuoteForm({ clientId, before, asked, wanted, storageKey, now, onSent: onClose })
  const { draft, change, problems } = form
  const slot = slotOfDraft(draft)
  const version = before ? before.version + 1 : 1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.sending) form.send()
  }
  return (
    <aside className="quote-editor" aria-label="Quote editor">
      <form method="post" noValidate onSubmit={submit}>
        <div className="quote-editor-head">
          <div className="min-w-0 grow">
            <h2 ref={head} tabIndex={-1}>
              Quote for {name}
            </h2>
            <span className="hint">
              {before ? `Version ${version} (replaces version ${before.version})` : 'Version 1'}
            </span>
          </div>
          <IconButton label="Close the quote" icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <div className="quote-editor-body">
          <QuoteWhen
            draft={draft}
            vendor={vendor}
            asked={asked}
            now={now}
            error={problems['startTime'] ?? form.error}
            onChange={change}
          />
          <QuoteLines draft={draft} problems={problems} onChange={change} />
          <TextareaInput
            label="Note (optional)"
            name="words"
            rows={3}
            maxLength={QUOTE_WORDS_MAX_LENGTH}
            value={draft.words}
            error={problems['words']}
            onChange={(event) => change({ words: event.target.value })}
          />
          <SelectInput
            label="Expires after"
            name="validHours"
            value={draft.validHours}
            hint={
              slot &&
              `Until ${formatMoment(quoteExpiry(now, draft.validHours, slot.start), now)}, Irish time.`
            }
            onChange={(event) =>
              change({ validHours: Number(event.target.value) as (typeof QUOTE_VALID_HOURS)[number] })
            }
          >
            {QUOTE_VALID_HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {VALID_LABELS[hours]}
              </option>
            ))}
          </SelectInput>
        </div>
        <div className="quote-editor-foot">
          <QuoteTotals draft={draft} feePerHour={vendor.fees} name={firstNameOf(name)} />
          <Button tone="sec" busy={form.previewing} onClick={form.preview}>
            Preview
          </Button>
          <Button tone="cta" type="submit" busy={form.sending} icon={<SendHorizontal aria-hidden="true" />}>
            {`Send version ${version}`}
          </Button>
        </div>
      </form>
      {form.previewed && (
        <Dialog onClose={form.closePreview} title={`Preview for ${name}`}>
          <div className="quote-body quote-preview">
            <QuoteContent quote={form.previewed} payee={firstNameOf(vendor.name)} now={now} />
          </div>
        </Dialog>
      )}
    </aside>
  )
}
