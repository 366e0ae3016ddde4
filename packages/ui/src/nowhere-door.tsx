import type { ReactNode } from 'react'

type NowhereDoorProps = {
  title: string
  /** One sentence. */
  children: ReactNode
  /** The object at the foot of the door: torch, magnifier or plug. */
  picture: string
  /** Two buttons. */
  actions: ReactNode
}

/** The page that leads nowhere (404, vendor not found, error): a door ajar, lit from within. */
export function NowhereDoor({ title, children, picture, actions }: NowhereDoorProps) {
  return (
    <div className="nowhere">
      <div className="ajar" aria-hidden="true">
        <AjarDoor />
        <img src={picture} alt="" width={256} height={256} />
      </div>
      <div className="said">
        <h1>{title}</h1>
        <div>{children}</div>
        <div className="acts">{actions}</div>
      </div>
    </div>
  )
}

function AjarDoor() {
  return (
    <svg viewBox="0 0 240 330">
      <defs>
        <linearGradient id="ajar-glow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe397" />
          <stop offset="1" stopColor="#fec434" />
        </linearGradient>
        <linearGradient id="ajar-leaf" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#0b393f" />
          <stop offset="1" stopColor="#135e63" />
        </linearGradient>
        <linearGradient id="ajar-spill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fec434" stopOpacity=".75" />
          <stop offset="1" stopColor="#fec434" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M6 306V120a114 114 0 0 1 228 0v186z" fill="#fffaf0" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M20 302V120a100 100 0 0 1 200 0v182z" fill="#08292e" />
      <path d="M30 120a90 90 0 0 1 180 0z" fill="url(#ajar-glow)" />
      <path d="M84 120a36 36 0 0 1 72 0z" fill="#fff8e3" stroke="#08292e" strokeWidth="4" />
      <path
        d="M87.6 104.4L38.9 81.0M97.6 91.9L63.9 49.6M112.0 84.9L100.0 32.3M128.0 84.9L140.0 32.3M142.4 91.9L176.1 49.6M152.4 104.4L201.1 81.0"
        stroke="#08292e"
        strokeWidth="4"
      />
      <path d="M20 120h200" stroke="#08292e" strokeWidth="9" />
      <rect x="30" y="126" width="180" height="176" fill="url(#ajar-glow)" />
      <path d="M30 126l104 14v150L30 302z" fill="url(#ajar-leaf)" />
      <path
        d="M42 142l36 4.5v56l-36-.5zM88 148l34 4.2v50.8l-34-.5zM42 216l36 .3v68l-36 4zM88 216.4l34 .2v59.5l-34 3.8z"
        fill="#fff"
        fillOpacity=".1"
      />
      <circle cx="126" cy="212" r="5" fill="#fec434" />
      <path d="M134 302h76l26 28H112z" fill="url(#ajar-spill)" />
      <rect x="-6" y="302" width="252" height="12" rx="4" fill="#e9dfcc" />
      <rect x="-18" y="314" width="276" height="12" rx="4" fill="#d3c7b0" />
    </svg>
  )
}
