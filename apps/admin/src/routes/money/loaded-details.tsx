import { Loaded } from '@anseo/ui/loaded'
import { LoadingNote } from '@anseo/ui/loading-note'
import type { ComponentProps } from 'react'

/** Shows a record in a dialog or side sheet once it has loaded; after a failure it says that the record may be gone. */
export const LoadedDetails = <Data,>(
  props: Pick<ComponentProps<typeof Loaded<Data>>, 'found' | 'children'>,
) => (
  <Loaded
    {...props}
    what="this"
    waiting={<LoadingNote text="Loading..." />}
    advice="It may have been removed, or you may be offline."
  />
)
