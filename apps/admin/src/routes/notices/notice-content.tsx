import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { starsText } from '@anseo/domain/rating'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { Stars } from '@anseo/ui/stars'
import { Siren } from 'lucide-react'
import { PageLink } from '../../navigation/page-link.tsx'
import { settings } from '../../site.ts'
import { HideContent } from './hide-content.tsx'
import { KINDS, pathOfPerson, REASONS } from './notice-texts.ts'
import type { ShownNotice } from './notice.tsx'
import { ReportedPhoto } from './reported-photo.tsx'

/** Shows the content as it was when it was reported, the report, and the chat around a reported message. */
export function NoticeContent({ notice, messages }: Pick<ShownNotice, 'notice' | 'messages'>) {
  const { kind, page, isShown, reason, text, sentAt, id, currentText } = notice
  const isHidden = notice.hidden.some(({ until }) => until === null)
  return (
    <>
      {reason === 'illegal' && <GardaHint />}
      <section className="card pad record-part" aria-labelledby="content">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="content">The content</h2>
          {page && isShown && (
            <a
              className="text-link underline underline-offset-3"
              href={settings.publicUrl + page}
              target="_blank"
              rel="noreferrer"
            >
              See it on the page
            </a>
          )}
        </div>
        <Content notice={notice} />
        {notice.decision === null && <HideContent notice={notice} />}
        {!isShown && !isHidden && kind !== 'person' && (
          <Note>It has been changed or removed since. This is the content as it was reported.</Note>
        )}
        {currentText && notice.content && currentText !== notice.content.text && (
          <div>
            <h3 className="field-label">{isHidden ? 'The text when it was hidden' : 'The text now'}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{currentText}</p>
          </div>
        )}
        <KeyValueList
          items={[
            { label: 'What the report says', value: <span className="whitespace-pre-line">{text}</span> },
            { label: 'Reported as', value: REASONS[reason] },
            { label: 'Reported', value: formatMoment(new Date(sentAt), serverNow()) },
            { label: 'Good faith', value: 'Stated' },
          ]}
        />
      </section>
      {messages.length > 0 && (
        <section className="card pad record-part" aria-labelledby="around">
          <h2 id="around">The chat around it</h2>
          <p className="hint">The audit log says that you read it.</p>
          <ol className="chat-lines grid gap-3">
            {messages.map((message) => (
              <li key={message._id} className={message.from} aria-current={message._id === id || undefined}>
                <span className="hint num">
                  {message.from === 'client' ? 'Client' : 'Vendor'},{' '}
                  {formatMoment(new Date(message.timestamp), serverNow())}
                </span>
                <p className="whitespace-pre-line">{message.content}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Content({ notice: { _id, kind, author, content } }: Pick<ShownNotice, 'notice'>) {
  return (
    <article className="voice">
      <header>
        {author && <ArchPortrait name={author.name} src={author.image} width={40} />}
        <p>
          {author ? (
            <PageLink className="font-semibold hover:underline" to={pathOfPerson(author)}>
              {author.name}
            </PageLink>
          ) : (
            <b>Deleted account</b>
          )}
          <span className="muted">
            , {KINDS[kind].toLowerCase()}
            {content?.about && content.about !== author?.name && ` to ${content.about}`}
          </span>
        </p>
      </header>
      {content?.text && <p className="whitespace-pre-line">{content.text}</p>}
      {content && content.stars !== null && (
        <p>
          <Stars stars={content.stars} /> <span className="sr-only">{starsText(content.stars)}</span>
        </p>
      )}
      {content?.hasPhoto && <ReportedPhoto noticeId={_id} />}
      {!content && <p className="muted">The content wasn&apos;t stored with this report.</p>}
    </article>
  )
}

/** Reminds of the duty to inform the police of suspected serious crime (DSA article 18). */
const GardaHint = () => (
  <Note tone="warm" icon={<Siren aria-hidden="true" />}>
    If this makes you suspect a crime that threatens someone&apos;s life or safety, inform the Gardaí straight
    away (999 or 112) and give them all the information you have (DSA, article 18).
  </Note>
)
