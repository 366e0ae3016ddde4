import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { extendedEnd } from '@anseo/domain/check-extension'
import { CHECK_EXTENSION_DAYS } from '@anseo/domain/limits'
import { formatDay } from '@anseo/domain/slot-date'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useExtendCheck } from '../../queries/vetting.ts'

const LABEL = `Give ${CHECK_EXTENSION_DAYS} more days`

interface ExtendCheckProps {
  check: EndingCheckOnWire
  /** The address with its detail, which stays open when the check moves down the list. */
  link: string
}

/** Gives a vendor more days for a document, after a question that says until when and asks why. */
export function ExtendCheck({ check: { _id, kind, expiresAt, vendor }, link }: ExtendCheckProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const extending = useExtendCheck()
  const until = formatDay(lastValidDay(extendedEnd(new Date(expiresAt), useNow(60_000))))
  const ask = () => {
    // The reply sorts the list again, and its first document, open by default, can then be another one.
    void navigate(link, { replace: true })
    setAsking(true)
  }
  return (
    <>
      <Button tone="sec" full icon={<CalendarPlus aria-hidden="true" />} onClick={ask}>
        {LABEL}
      </Button>
      {isAsking && (
        <ReasonDialogWithDraft
          title={`${LABEL}?`}
          label="Reason (kept in the audit log)"
          required
          tone="pri"
          confirm={LABEL}
          busy={extending.isPending}
          draftKey={`anseo.admin.extend-check.${_id}`}
          onClose={() => setAsking(false)}
          onConfirm={(reason, done) => extending.mutate({ id: _id, reason }, { onSuccess: done })}
        >
          <p>
            {CHECK_NAMES[kind]}: {vendor.name} is listed until {until} without a new document. We&apos;ll tell
            the vendor. You can do this once for a document.
          </p>
        </ReasonDialogWithDraft>
      )}
    </>
  )
}
