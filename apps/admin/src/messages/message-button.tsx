import { Button } from '@anseo/ui/button'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { MessageDialog } from './message-dialog.tsx'

interface MessageButtonProps {
  /** 'Ciara Nolan', '3 people'. */
  to: string
  people: string[]
  label?: string
  size?: 'sm'
  onSent?: () => void
}

/** Opens the dialog that writes to people. */
export function MessageButton({ label = 'Write', size, ...message }: MessageButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="sec"
        {...(size && { size })}
        icon={<MessageSquare aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <MessageDialog {...message} onClose={() => setOpen(false)} />}
    </>
  )
}
