import { PersonMenu } from '@anseo/site-kit/cards/person-menu'
import type { Blocks } from '@anseo/site-kit/use-blocks'
import { Avatar } from '@anseo/ui/avatar'
import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { Skeleton } from '@anseo/ui/skeleton'
import { ChevronLeft, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { ChatVendor } from '../../queries/chat-vendor.ts'

interface ChatHeadProps {
  vendor: ChatVendor | null
  vendorId: string
  onClose: () => void
  /** A quote can be accepted: then its button is the most prominent one. */
  quoted: boolean
  blocks: Blocks
  reporting: ComponentProps<typeof PersonMenu>['reporting']
}

/** The header of a chat: the vendor, a button to book, a menu, and a close button (an arrow on phones, else a cross). */
export function ChatHead({ vendor, vendorId, onClose, quoted, blocks, reporting }: ChatHeadProps) {
  return (
    <div className="chat-head">
      <IconButton
        label="Close chat"
        className="-ml-2 @xl:hidden"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={onClose}
      />
      {vendor ? (
        <>
          <Avatar name={vendor.name} src={vendor.picture} size={46} />
          <div className="min-w-0 grow">
            <h2>{vendor.name}</h2>
            <small>{vendor.what}</small>
          </div>
        </>
      ) : (
        <>
          <Skeleton width={46} height={46} round />
          <div className="grow">
            <Skeleton width="9rem" height={18} />
          </div>
        </>
      )}
      {vendor?.listed && (
        <Button asChild tone={quoted ? 'sec' : 'cta'} size="sm">
          <Link to={`/appointment/${vendorId}`} aria-label="Book Appointment">
            <span className="@xl:hidden">Book</span>
            <span className="hidden @xl:inline">Book Appointment</span>
          </Link>
        </Button>
      )}
      {vendor && <PersonMenu id={vendorId} name={vendor.name} blocks={blocks} reporting={reporting} />}
      <IconButton
        label="Close chat"
        className="hidden @xl:inline-grid"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
    </div>
  )
}
