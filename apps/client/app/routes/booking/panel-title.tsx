/** A small heading with something beside it. */
export function PanelTitle({ title, aside = '' }: { title: string; aside?: string }) {
  return (
    <div className="panel-title small">
      <h3>{title}</h3>
      {aside && <span className="muted text-sm">{aside}</span>}
    </div>
  )
}
