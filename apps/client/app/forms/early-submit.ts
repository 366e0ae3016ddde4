import { redirect } from 'react-router'

/** The `action` of a page whose form was submitted before it reacted: the page again, with its own address. */
export function showPageAgain({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search)
}
