import { Unloaded } from '@anseo/ui/unloaded'
import type { ComponentProps } from 'react'

/** Takes the place of a record that has not loaded; after a failure it says that the record may be gone. */
export const UnloadedRecord = (props: Omit<ComponentProps<typeof Unloaded>, 'children'>) => (
  <Unloaded {...props}>It may have been removed, or you may be offline.</Unloaded>
)
