import type { ReactNode } from 'react'
import ajarDoor from './assets/ajar-door.svg?no-inline'

type NowhereDoorProps = {
  title: string
  /** One sentence below the title. */
  children: ReactNode
  /** The object at the foot of the door: torch, magnifier or plug. */
  picture: string
  /** Two buttons. */
  actions: ReactNode
}

/** The screen for a page that cannot be shown (404, vendor not found, error, offline): a door ajar, lit from within. */
export function NowhereDoor({ title, children, picture, actions }: NowhereDoorProps) {
  return (
    <div className="nowhere">
      <div className="ajar" aria-hidden="true">
        <img className="leaf" src={ajarDoor} alt="" width={276} height={330} />
        <img className="object" src={picture} alt="" width={256} height={256} />
      </div>
      <div className="said">
        <h1>{title}</h1>
        <div>{children}</div>
        <div className="acts">{actions}</div>
      </div>
    </div>
  )
}
