import { formErrors } from '@anseo/api-client/form-errors'
import type { VendorTermsOnWire } from '@anseo/contract/vendor-terms'
import { useDraft } from '@anseo/site-kit/use-draft'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { TextInput } from '@anseo/ui/text-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { Scale } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAnnounceTerms } from '../../queries/vendor-terms.ts'

interface Values {
  effectiveOn: string
  changes: string
  text: string
}

interface AnnounceFormProps {
  /** The version from which the text is changed. */
  latest: VendorTermsOnWire
  /** The first day on which another may take effect. */
  earliest: string
}

/** Form for announcing terms for vendors, whose texts survive a reload and a login; it asks before every vendor is emailed. */
export function AnnounceForm({ latest, earliest }: AnnounceFormProps) {
  const [draft, setDraft] = useDraft(`anseo.admin.terms.${latest.version}`)
  const typed = draft === '' ? {} : (JSON.parse(draft) as Partial<Values>)
  const values: Values = { effectiveOn: earliest, changes: '', text: latest.text, ...typed }
  const [isAsking, setAsking] = useState(false)
  const announce = useAnnounceTerms()
  const { fields, text } = formErrors(announce.error, "We couldn't announce the terms. Please try again.")
  const change = (changed: Partial<Values>) => setDraft(JSON.stringify({ ...typed, ...changed }))
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <section className="card pad grid gap-4" aria-labelledby="announce-title">
      <h2 id="announce-title" className="text-[1.1875rem]">
        Announce a new version
      </h2>
      <Note icon={<Scale aria-hidden="true" />}>
        Vendors have a right to 15 days&apos; notice, to read what changes, and to end the contract before
        (Regulation (EU) 2019/1150, art. 3). We email the whole text to every vendor. Have it checked by a
        solicitor first.
      </Note>
      <form method="post" noValidate className="grid gap-4" onSubmit={ask}>
        <TextInput
          label="In effect from"
          name="effectiveOn"
          type="date"
          min={earliest}
          value={values.effectiveOn}
          error={fields['effectiveOn']}
          onChange={({ target }) => change({ effectiveOn: target.value })}
        />
        <TextareaInput
          label="What changes"
          name="changes"
          rows={4}
          hint="In plain words, for the email and the page."
          value={values.changes}
          error={fields['changes']}
          onChange={({ target }) => change({ changes: target.value })}
        />
        <TextareaInput
          label="The whole text"
          name="text"
          rows={16}
          hint="Start headings with ##, and leave an empty line between paragraphs."
          value={values.text}
          error={fields['text']}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FormError text={text} />
        <div className="flex justify-end">
          <Button type="submit" busy={announce.isPending}>
            Announce
          </Button>
        </div>
      </form>
      {isAsking && (
        <Question
          title="Announce these terms?"
          confirm="Announce and email all vendors"
          busy={announce.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            announce.mutate(values, { onSuccess: () => setDraft(''), onSettled: () => setAsking(false) })
          }
        >
          <p>
            Every vendor is emailed the text now. You can&apos;t undo this; a later version can replace it. We
            record it in the audit log with your name.
          </p>
        </Question>
      )}
    </section>
  )
}
