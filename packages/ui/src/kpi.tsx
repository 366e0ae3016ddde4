/** A figure of a dashboard: name, number, what it means. */
export function Kpi({ label, figure, note }: { label: string; figure: string | number; note?: string }) {
  return (
    <div className="card kpi">
      <span>{label}</span>
      <b>{figure}</b>
      {note && <small>{note}</small>}
    </div>
  )
}
