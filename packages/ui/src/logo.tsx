/** The door with the gorse fanlight and the name; the door alone with an empty name. */
export function Logo({ name }: { name: string }) {
  const door = 'var(--logo-door)'
  return (
    <span className="logo">
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <path d="M1 33V15a14 14 0 0 1 28 0v18z" fill={door} />
        <path d="M5 14.6a10 10 0 0 1 20 0z" fill="#fec434" />
        <path d="M15 14.6V5M15 14.6 8 7.6M15 14.6l7-7" stroke={door} strokeWidth="1.7" />
        <path d="M5 18h20v15H5z" fill="#fff" fillOpacity=".13" />
        <circle cx="21" cy="25" r="1.9" fill="#fec434" />
      </svg>
      {name}
    </span>
  )
}
