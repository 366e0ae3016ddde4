import { type FormEvent, type ReactNode, useState } from 'react'
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useCloseRequest } from './use-close-request.ts'
import { useDragToClose } from './use-drag-to-close.ts'
import { useFocusReturn } from './use-focus-return.ts'

type DialogProps = {
  /** Whether it is open; without this prop it is open while it is rendered. */
  open?: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the safe answer left; pinned below the scrolling body. */
  footer?: ReactNode
  /** 30, 44 or 56 rem wide; `huge` sets its body in two columns. */
  size?: 'fit' | 'wide' | 'huge'
  /** While true, Escape, dragging, a click outside and the cross do not close it. */
  processing?: boolean
  /** Neither a click outside nor the back gesture closes it, as when something was entered in a form of it. */
  ignoresOutside?: boolean
  /** Leaves the cross out where the two buttons are the only answers. */
  noCross?: boolean
}

/**
 * A centred dialog from 768 px, a bottom sheet below. Focus is trapped, and returned on closing. Once something was entered
 * in a form that is to be sent, neither a click beside it nor the back gesture closes it.
 */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, children, footer, size = 'fit', processing = false } = props
  const { noCross } = props
  const [isEntered, setEntered] = useState(false)
  const ignoresOutside = props.ignoresOutside || isEntered
  const grip = useDragToClose(onClose, !processing)
  useCloseRequest(open, () => !processing && !ignoresOutside && onClose())
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => {
    if (processing || isOnToast(event)) event.preventDefault()
  }
  const noteInput = ({ target }: FormEvent) => {
    if (target instanceof Element && target.closest('form[method=post]')) setEntered(true)
  }
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !processing && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim">
          <Primitive.Content
            className={classNames('dialog', size !== 'fit' && size)}
            aria-describedby={undefined}
            aria-busy={processing || undefined}
            {...focusReturn}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={(event) => (ignoresOutside ? event.preventDefault() : keepOpen(event))}
          >
            <div className="grip" {...grip}>
              <div className="grab" />
              <div className="head">
                <Primitive.Title>{title}</Primitive.Title>
                {!noCross && (
                  <Primitive.Close asChild>
                    <IconButton label="Close" icon={<X aria-hidden="true" />} disabled={processing} />
                  </Primitive.Close>
                )}
              </div>
            </div>
            <div className="body" onInput={noteInput}>
              {children}
            </div>
            {footer && <div className="foot">{footer}</div>}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function isOnToast(event: Event): boolean {
  const { originalEvent } = (event as CustomEvent<{ originalEvent?: Event }>).detail ?? {}
  return originalEvent?.target instanceof Element && originalEvent.target.closest('.toast') !== null
}
