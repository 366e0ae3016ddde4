import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

type SideSheetProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** A full-height sheet from the right, such as the phone menu. */
export function SideSheet({ open, onClose, title, children }: SideSheetProps) {
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim beside">
          <Primitive.Content className="side-sheet" aria-describedby={undefined} {...focusReturn}>
            <div className="head">
              <Primitive.Title>{title}</Primitive.Title>
              <Primitive.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} />
              </Primitive.Close>
            </div>
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
