import { notifyFailure } from '@anseo/site-kit/notify-failure'

/** Loads the next page of a list. The list stays as it is when that fails, so a toast says why. */
export async function loadMore({ fetchNextPage }: { fetchNextPage: () => Promise<{ error: unknown }> }) {
  const { error } = await fetchNextPage()
  if (error) notifyFailure(error)
}
