import type { Speciality } from '@anseo/domain/specialities'
import { Door } from './door.tsx'
import type { Wall } from './specialities.ts'

export type StreetDoor = Speciality | { wall: Wall; picture: string }

/** Doors side by side on one kerb, whose people step over the frame. Widths come from the scene around it. */
export function Street({ doors }: { doors: readonly StreetDoor[] }) {
  return (
    <div className="street" aria-hidden="true">
      {doors.map((door) => (
        <div className="stoop" key={typeof door === 'string' ? door : door.picture}>
          {typeof door === 'string' ? (
            <Door speciality={door} />
          ) : (
            <Door wall={door.wall} picture={door.picture} />
          )}
          <span className="step" />
        </div>
      ))}
    </div>
  )
}
