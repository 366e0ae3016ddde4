import type { ReactNode } from 'react'
import { NowhereDoor } from './nowhere-door.tsx'
import torchPicture from './assets/pictures/torch.webp?no-inline'

/** The screen for an address that does not exist; `actions` are links to pages that do. */
export const NotFoundScreen = ({ actions }: { actions: ReactNode }) => (
  <NowhereDoor title="Page not found" picture={torchPicture} actions={actions}>
    It may have moved, or the link may be wrong.
  </NowhereDoor>
)
