// implements: §2.83
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useCloseRequest } from './use-close-request.ts'
import { useFocusReturn } from './use-focus-return.ts'

type SideSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** True if the content has a header and a close button of its own: it fills the sheet, on a phone the whole screen. */
  filled?: boolean
}

/** A full-height sheet from the right, such as the phone menu. */
export function SideSheet({ open, onClose, title, children, filled = false }: SideSheetProps) {
  useCloseRequest(open, onClose)
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim beside">
          <Primitive.Content
            className={classNames('side-sheet', filled && 'filled')}
            aria-describedby={undefined}
            {...focusReturn}
          >
            {filled ? (
              <Primitive.Title className="sr-only">{title}</Primitive.Title>
            ) : (
              <div className="head">
                <Primitive.Title>{title}</Primitive.Title>
                <Primitive.Close asChild>
                  <IconButton label="Close" icon={<X aria-hidden="true" />} />
                </Primitive.Close>
              </div>
            )}
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
