import { notifyFailure } from './notify-failure.ts'
import { showMore } from './show-more.ts'

/** Like `showMore`; a toast says why it failed. */
export async function loadMore<T>(...list: Parameters<typeof showMore<T>>): Promise<void> {
  const error = await showMore(...list)
  if (error) notifyFailure(error)
}
