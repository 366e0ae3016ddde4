import { withParams } from '@anseo/site-kit/with-params'
import { pageInAddress } from '@anseo/site-kit/page-in-address'
import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { MAX_SAVED_REPLIES } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { Pager } from '@anseo/ui/pager'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { Unloaded } from '@anseo/ui/unloaded'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useSavedReplies } from '../../queries/saved-replies.ts'
import { Page } from '../../shell/page.tsx'
import { SearchField } from '../../shell/search-field.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { NEW, useEdited } from '../../shell/use-edited.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReplyTable } from './reply-table.tsx'

/** `/saved-replies`: texts that the vendor often sends. */
export function SavedRepliesPage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const page = pageInAddress(params)
  const { edited, edit, close } = useEdited()
  const [removed, setRemoved] = useState<SavedReplyOnWire | null>(null)
  const { data, isError, isFetching, refetch } = useSavedReplies({ search, page })
  const reply = data?.replies.find(({ _id }) => _id === edited)
  const none = data?.total === 0 && search === ''
  return (
    <Page
      title="Saved replies"
      controls={
        <Button
          tone={none ? 'sec' : 'cta'}
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => edit(NEW)}
        >
          New reply
        </Button>
      }
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <p className="muted">Type / in a chat to use one. You can keep {MAX_SAVED_REPLIES}.</p>
      {!none && (
        <SearchField
          label="Search saved replies"
          placeholder="Search title or text"
          search={search}
          onSearch={(text) => setParams(withParams(params, { search: text, page: null }), { replace: true })}
        />
      )}
      {data && data.replies.length > 0 && (
        <>
          <ReplyTable replies={data.replies} onChange={({ _id }) => edit(_id)} onRemove={setRemoved} />
          <Pager
            page={page}
            pageSize={data.pageSize}
            total={data.total}
            renderLink={(to) => <Link to={`?${withParams(params, { page: String(to) })}`} />}
          />
        </>
      )}
      {data && data.total > 0 && data.replies.length === 0 && (
        // The last one of the last page was removed.
        <Navigate
          replace
          to={`?${withParams(params, { page: String(Math.ceil(data.total / data.pageSize)) })}`}
        />
      )}
      {data?.total === 0 && (
        <EmptyState
          title={none ? 'No saved replies yet' : 'No saved replies found'}
          picture={speechBubblePicture}
          action={
            none && (
              <Button tone="cta" onClick={() => edit(NEW)}>
                Add a reply
              </Button>
            )
          }
        >
          {none ? 'Save what you often write: prices, directions, what to prepare.' : 'Try another word.'}
        </EmptyState>
      )}
      {!data && (
        <Unloaded what="your saved replies" query={{ isError, isFetching, refetch }} count={3} height={48} />
      )}
      {(edited === NEW || reply) && <ReplyDialog key={edited} reply={reply} onClose={close} />}
      {removed && <RemoveQuestion reply={removed} onClose={() => setRemoved(null)} />}
    </Page>
  )
}
