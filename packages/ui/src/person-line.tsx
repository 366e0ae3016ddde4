import { ArchPortrait } from './arch-portrait.tsx'

type PersonLineProps = {
  name: string
  picture: string | null | undefined
  /** Date and times; a line break splits them. */
  lines: string
}

/** Shows a person and lines about them, at the head of a dialog or summary. */
export function PersonLine({ name, picture, lines }: PersonLineProps) {
  return (
    <div className="person-line">
      <ArchPortrait name={name} src={picture} width={52} />
      <div>
        <b>{name}</b>
        <div className="lines">{lines}</div>
      </div>
    </div>
  )
}
