import { IconButton } from '@anseo/ui/icon-button'
import { Menu } from '@anseo/ui/menu'
import { Ban, EllipsisVertical, Flag, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Blocks } from '../use-blocks.ts'
import { BlockQuestion } from './block-question.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface PersonMenuProps {
  id: string
  name: string
  blocks: Blocks
  /** The content that can be reported here, with the reporter and the call. */
  reporting?: Omit<ReportDialogProps, 'onClose'>
}

/** A menu about the other person: block or unblock them, and report them or what they wrote. */
export function PersonMenu({ id, name, blocks, reporting }: PersonMenuProps) {
  const [asked, setAsked] = useState<'block' | 'report' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        renderTrigger={(button) => (
          <IconButton
            {...button}
            label={`More about ${name}`}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        )}
        entries={[
          blocks.isBlocked(id)
            ? {
                key: 'unblock',
                label: `Unblock ${name}`,
                icon: <Undo2 aria-hidden="true" />,
                onSelect: () => blocks.unblock(id),
              }
            : {
                key: 'block',
                label: `Block ${name}`,
                icon: <Ban aria-hidden="true" />,
                danger: true,
                onSelect: () => setAsked('block'),
              },
          ...(reporting
            ? [
                {
                  key: 'report',
                  label: 'Report',
                  icon: <Flag aria-hidden="true" />,
                  onSelect: () => setAsked('report'),
                },
              ]
            : []),
        ]}
      />
      {asked === 'report' && reporting && (
        <Suspense>
          <ReportDialog {...reporting} onClose={close} />
        </Suspense>
      )}
      {asked === 'block' && (
        <BlockQuestion
          name={name}
          busy={blocks.busy}
          onClose={close}
          onBlock={() => blocks.block(id, close)}
        />
      )}
    </>
  )
}
