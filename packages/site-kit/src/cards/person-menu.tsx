import { IconButton } from '@anseo/ui/icon-button'
import { Menu } from '@anseo/ui/menu'
import { Ban, EllipsisVertical, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Blocks } from '../use-blocks.ts'
import { BlockQuestion } from './block-question.tsx'

interface PersonMenuProps {
  id: string
  name: string
  blocks: Blocks
}

/** A menu about the other person: block or unblock them. */
export function PersonMenu({ id, name, blocks }: PersonMenuProps) {
  const [asking, setAsking] = useState(false)
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
                onSelect: () => setAsking(true),
              },
        ]}
      />
      {asking && (
        <BlockQuestion
          name={name}
          busy={blocks.busy}
          onClose={() => setAsking(false)}
          onBlock={() => blocks.block(id, () => setAsking(false))}
        />
      )}
    </>
  )
}
