import { Button } from '@anseo/ui/button'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { MessageDialog } from './message-dialog.tsx'

interface MessageButtonProps {
  /** The recipients in words, such as '3 people'. */
  to: string
  /** The ids of the recipients. */
  people: string[]
  onSent: () => void
}

/** Opens the dialog that writes to the people of chosen rows. */
export function MessageButton(message: MessageButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="sec" size="sm" icon={<MessageSquare aria-hidden="true" />} onClick={() => setOpen(true)}>
        Write to them
      </Button>
      {isOpen && <MessageDialog {...message} onClose={() => setOpen(false)} />}
    </>
  )
}
