import { classNames } from './class-names.ts'

/** A dot and the words 'Available' or 'Not Available'; `pill` gives it a background, for use on pictures. */
export function Availability(props: { available: boolean; pill?: boolean; words?: [string, string] }) {
  const { available, pill, words = ['Available', 'Not Available'] } = props
  return (
    <span className={classNames('avail', !available && 'off', pill && 'avail-pill')}>
      {available ? words[0] : words[1]}
    </span>
  )
}
