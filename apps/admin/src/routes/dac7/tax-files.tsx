import { counted } from '@anseo/domain/counted'
import { serverNow } from '@anseo/api-client/server-clock'
import type { Dac7MessageOnWire } from '@anseo/contract/dac7'
import { formatMoment } from '@anseo/domain/moment-text'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useDac7File, useFileDac7 } from '../../queries/dac7.ts'
import { Allowed } from '../../shell/allowed.tsx'

const KINDS: Record<Dac7MessageOnWire['kind'], string> = {
  new: 'New sellers',
  corrections: 'Corrections',
  nil: 'Nil return',
}

interface TaxFilesProps {
  year: number
  messages: Dac7MessageOnWire[]
  isOver: boolean
}

/** Lists the files of a year, each with buttons to download it again and to mark it as filed. */
export function TaxFiles({ year, messages, isOver }: TaxFilesProps) {
  const [asked, setAsked] = useState<Dac7MessageOnWire | null>(null)
  const file = useDac7File()
  const filing = useFileDac7()
  const columns: Column<Dac7MessageOnWire>[] = [
    {
      key: 'kind',
      head: 'File',
      lead: true,
      renderCell: ({ kind, sellers, messageRefId }) => (
        <span className="grid">
          <b>{KINDS[kind]}</b>
          <span className="muted text-sm">{kind === 'nil' ? 'no sellers' : counted(sellers, 'seller')}</span>
          <span className="muted text-sm [overflow-wrap:anywhere]">{messageRefId}</span>
        </span>
      ),
    },
    {
      key: 'created',
      head: 'Downloaded',
      named: true,
      renderCell: ({ createdAt, createdBy }) => byAt(createdAt, createdBy),
    },
    {
      key: 'filed',
      head: 'Filed',
      named: true,
      renderCell: ({ filedAt, filedBy }) =>
        filedAt ? <Badge tone="complete">{byAt(filedAt, filedBy)}</Badge> : 'No',
    },
    {
      key: 'actions',
      head: 'Actions',
      renderCell: (message) => (
        <span className="flex flex-wrap gap-2">
          <Allowed to="GET /api/admin/dac7/:year.xml">
            <Button
              tone="sec"
              size="sm"
              busy={file.isPending && file.variables?.message === message._id}
              onClick={() => file.mutate({ year, message: message._id })}
            >
              Download again
            </Button>
          </Allowed>
          {!message.filedAt && isOver && (
            <Allowed to="POST /api/admin/dac7/messages/:id/filed">
              <Button tone="sec" size="sm" onClick={() => setAsked(message)}>
                Mark as filed
              </Button>
            </Allowed>
          )}
        </span>
      ),
    },
  ]
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="files-title">
      <h2 id="files-title" className="text-[1.1875rem]">
        Files
      </h2>
      {messages.length === 0 ? (
        <p className="muted">No files yet. Every file that you download is listed here.</p>
      ) : (
        <DataTable caption={`Files of ${year}`} columns={columns} rows={messages} rowKey={({ _id }) => _id} />
      )}
      {asked && (
        <Question
          title="Mark as filed?"
          confirm="Mark as filed"
          busy={filing.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => filing.mutate(asked._id, { onSettled: () => setAsked(null) })}
        >
          <p>
            Do this once ROS has accepted the file.{' '}
            {asked.kind === 'nil'
              ? 'Later changes become corrections of it.'
              : "We'll email its sellers that their copy is ready, and later changes become corrections of it."}{' '}
            You can&apos;t undo this.
          </p>
        </Question>
      )}
    </section>
  )
}

const byAt = (at: string, by: string | null) =>
  `${formatMoment(new Date(at), serverNow())}${by ? `, ${by}` : ''}`
