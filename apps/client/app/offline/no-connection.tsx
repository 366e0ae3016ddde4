import { Button } from '@anseo/ui/button'
import { useServerCheck } from '@anseo/site-kit/use-server-check'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import plugPicture from '@anseo/ui/assets/pictures/plug.webp?no-inline'
import { useOnline } from '@anseo/ui/use-online'
import { Link } from 'react-router'
import { useHydrated } from '../session/use-hydrated.ts'

interface NoConnectionProps {
  /** The path that cannot be shown offline. */
  wanted: string
  /** Tries again; also called automatically once the server answers. */
  onRetry: () => void
}

/** Replaces a page that needs a connection: gives the reason, and links to a page that works offline. */
export function NoConnection({ wanted, onRetry }: NoConnectionProps) {
  // The cached page was rendered for any path and browser; hydration must produce the same text.
  const hydrated = useHydrated()
  const online = useOnline() && hydrated
  useServerCheck(hydrated, onRetry)
  return (
    <NowhereDoor
      title={online ? "We couldn't load this page" : "You're offline"}
      picture={plugPicture}
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <Button asChild tone="sec">
            <Link to="/my-appointment">My Appointments</Link>
          </Button>
        </>
      }
    >
      <p>{reasonFor(hydrated ? wanted : '')}</p>
      <p className="mt-2">
        {online
          ? "We can't reach the server. We'll keep trying."
          : "This page will open when you're back online. You can still see your upcoming appointments as they were last loaded."}
      </p>
    </NowhereDoor>
  )
}

/** Returns why the page needs a connection; free times are never cached, since someone may book them (S10). */
function reasonFor(wanted: string): string {
  if (wanted.startsWith('/appointment/')) {
    return 'You need to be online to see available times.'
  }
  if (wanted.startsWith('/messages')) return 'You need to be online to see your messages.'
  return 'You need to be online to see this page.'
}
