import type { Wall } from '@anseo/domain/walls'
import { Door } from './door.tsx'
import type { SpecialityLook } from './speciality-look.ts'

export type StreetDoor = SpecialityLook | { wall: Wall; picture: string }

/** Doors side by side on one pavement; pictured people reach over the door frame. The surrounding scene's CSS sets the widths. */
export function Street({ doors }: { doors: readonly StreetDoor[] }) {
  return (
    <div className="street" aria-hidden="true">
      {doors.map((door, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two doors may look the same
        <div className="stoop" key={place}>
          {'image' in door ? <Door speciality={door} /> : <Door {...door} />}
          <span className="step" />
        </div>
      ))}
    </div>
  )
}
