import { PageTop } from '../../shell/page-top.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { Composer } from './composer.tsx'
import { SentBroadcasts } from './sent-broadcasts.tsx'
import { useAnnouncement } from './use-announcement.ts'
import './broadcasts.css'

/** `/broadcasts`: writes an announcement with a preview, and lists earlier ones. */
export function BroadcastsPage() {
  const announcement = useAnnouncement()
  return (
    <>
      <PageTop title="New announcement" />
      <main id="main" tabIndex={-1} className="broadcasts">
        <Composer announcement={announcement} />
        <AnnouncementPreview content={announcement.content.trim()} />
        <SentBroadcasts />
      </main>
    </>
  )
}
