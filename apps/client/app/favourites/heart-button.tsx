import { IconButton } from '@anseo/ui/icon-button'
import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { savedIds, watchSaved } from './saved-ids.ts'

const NONE: ReadonlySet<string> = new Set()

/** Saves a vendor among the favourites, or removes it; a visitor logs in first. Its code loads when it is pressed. */
export function HeartButton({ vendorId, name }: { vendorId: string; name: string }) {
  const navigate = useNavigate()
  const saved = useSyncExternalStore(watchSaved, savedIds, () => NONE)
  return (
    <IconButton
      className="heart"
      label={`Save ${name}`}
      icon={<Heart aria-hidden="true" />}
      aria-pressed={saved.has(vendorId)}
      onClick={() =>
        void import('./toggle-favourite.ts').then(({ toggleFavourite }) =>
          toggleFavourite(vendorId, navigate),
        )
      }
    />
  )
}
