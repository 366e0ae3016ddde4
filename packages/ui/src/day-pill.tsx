/** The day between messages: 'Yesterday', 'Today', '19/11/26'. */
export function DayPill({ text }: { text: string }) {
  return <span className="day-pill">{text}</span>
}
