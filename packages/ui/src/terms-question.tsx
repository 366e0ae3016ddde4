import type { ConsentDocument } from '@anseo/domain/consents'
import { ScrollText } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from './button.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { Note } from './note.tsx'

const NAMES: Record<ConsentDocument, string> = { terms: 'Terms of Service', privacy: 'Privacy Policy' }

type TermsQuestionProps = {
  /** Documents whose current version was not accepted; empty asks nothing. */
  outdated: readonly ConsentDocument[]
  links: Record<ConsentDocument, LinkElement>
  busy: boolean
  onAgree: () => void
}

/** Asks a person who accepted older terms to read and accept the current ones. */
export function TermsQuestion({ outdated, links, busy, onAgree }: TermsQuestionProps) {
  if (outdated.length === 0) return null
  return (
    <aside className="wrap py-3" aria-label="Changed terms">
      <Note tone="warm" icon={<ScrollText aria-hidden="true" />}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p>
            We've updated our terms. Read the{' '}
            {outdated.map((document, place) => (
              <Fragment key={document}>
                {place > 0 && ' and the '}
                <Linked className="link" link={links[document]}>
                  {NAMES[document]}
                </Linked>
              </Fragment>
            ))}
            .
          </p>
          <Button size="sm" busy={busy} onClick={onAgree}>
            I agree
          </Button>
        </div>
      </Note>
    </aside>
  )
}
