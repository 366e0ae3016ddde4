import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { IconButton } from '@anseo/ui/icon-button'
import torchPicture from '@anseo/ui/assets/pictures/torch.webp?no-inline'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useSettings } from '../../root.tsx'

/** Shown when the address names no vendor that the client can write to. */
export function VendorUnknown({ onClose }: { onClose: () => void }) {
  const { brand } = useSettings()
  return (
    <section className="chat" aria-label="Chat">
      <div className="chat-head">
        <IconButton
          label="Close chat"
          className="-ml-2"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <EmptyState
        title="Vendor not found"
        picture={torchPicture}
        action={
          <Button asChild>
            <Link to="/vendors">Browse Vendors</Link>
          </Button>
        }
      >
        This vendor is no longer on {brand.name}, or the link is wrong.
      </EmptyState>
    </section>
  )
}
