import { useMay } from '../../queries/profile.ts'
import { Page } from '../../shell/page.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { Composer } from './composer.tsx'
import { ScheduledBroadcasts } from './scheduled-broadcasts.tsx'
import { SentBroadcasts } from './sent-broadcasts.tsx'
import { useAnnouncement } from './use-announcement.ts'
import './broadcasts.css'

/** `/broadcasts`: writes an announcement with a preview, and lists earlier ones. */
export function BroadcastsPage() {
  const announcement = useAnnouncement()
  const maySend = useMay()('POST /api/admin/broadcasts')
  const title = announcement.changed ? 'Change announcement' : 'New announcement'
  return (
    <Page title={maySend ? title : 'Announcements'} className="broadcasts">
      {maySend && (
        <>
          <Composer announcement={announcement} />
          <AnnouncementPreview content={announcement.content.trim()} />
        </>
      )}
      <div className="grid gap-5">
        {maySend && (
          <ScheduledBroadcasts
            onChange={(scheduled) => {
              announcement.change(scheduled)
              scrollTo({ top: 0 })
            }}
          />
        )}
        <SentBroadcasts />
      </div>
    </Page>
  )
}
