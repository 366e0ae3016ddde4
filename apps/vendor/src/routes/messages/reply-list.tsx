import { classNames } from '@anseo/ui/class-names'
import { Link } from 'react-router'
import type { useReplyPicker } from './use-reply-picker.ts'

/** The saved replies to pick from, above the message field. */
export function ReplyList({ picker }: { picker: ReturnType<typeof useReplyPicker> }) {
  const { id, found, failed, chosen, pick, optionId } = picker
  return (
    <div className="reply-list">
      <div id={id} role="listbox" aria-label="Saved replies" tabIndex={-1}>
        {found?.map((reply) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the line to write in has the keys
          <div
            key={reply._id}
            id={optionId(reply)}
            role="option"
            tabIndex={-1}
            aria-selected={reply === chosen}
            className={classNames(reply === chosen && 'active') || undefined}
            // The message field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(reply)}
          >
            <b>{reply.title}</b>
            <span>{reply.text}</span>
          </div>
        ))}
      </div>
      <p className="hint" role="status">
        {failed
          ? "We couldn't load your saved replies."
          : found === null
            ? 'Loading your saved replies...'
            : found.length === 0 && 'No saved replies found.'}{' '}
        <Link className="link" to="/saved-replies">
          Manage saved replies
        </Link>
      </p>
    </div>
  )
}
