import { redirect } from 'react-router'

/** The `action` of a page whose form was submitted before the page was interactive: it redirects to the page itself. */
export function showPageAgain({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search)
}
