import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { DataTable } from '@anseo/ui/data-table'
import { IconButton } from '@anseo/ui/icon-button'
import { Pencil, Trash2 } from 'lucide-react'

interface ReplyTableProps {
  replies: SavedReplyOnWire[]
  onChange: (reply: SavedReplyOnWire) => void
  onRemove: (reply: SavedReplyOnWire) => void
}

/** The saved replies of a page. */
export function ReplyTable({ replies, onChange, onRemove }: ReplyTableProps) {
  return (
    <DataTable
      caption="Saved replies"
      rows={replies}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'reply',
          head: 'Reply',
          lead: true,
          renderCell: ({ title, text }) => (
            <span className="block">
              <b className="block">{title}</b>
              <span className="font-normal whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</span>
            </span>
          ),
        },
        {
          key: 'actions',
          head: 'Change',
          renderCell: (reply) => (
            <span className="flex justify-end">
              <IconButton
                label={`Change ${reply.title}`}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => onChange(reply)}
              />
              <IconButton
                label={`Remove ${reply.title}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onRemove(reply)}
              />
            </span>
          ),
        },
      ]}
    />
  )
}
