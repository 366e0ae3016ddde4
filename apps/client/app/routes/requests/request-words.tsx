import { serverNow } from '@anseo/api-client/server-clock'
import type { RequestOfClient } from '@anseo/contract/quote-requests'
import { formatMoment } from '@anseo/domain/moment-text'

/** The text of a request for quotes, with what the client has added since. */
export const RequestWords = ({ text, details }: Pick<RequestOfClient, 'text' | 'details'>) => (
  <>
    <p className="words">{text}</p>
    {details.map(({ text: added, addedAt }) => (
      <div key={addedAt}>
        <p className="hint num">Added {formatMoment(new Date(addedAt), serverNow())}</p>
        <p className="words">{added}</p>
      </div>
    ))}
  </>
)
