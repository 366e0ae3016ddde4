/** A reschedule: the old time struck through, the new one bold. */
export function MoveFacts({ before, after }: { before: string; after: string | null }) {
  return (
    <dl className="move-facts">
      <div>
        <dt>Now</dt>
        <dd>
          <s>{before}</s>
        </dd>
      </div>
      {after && (
        <div className="new">
          <dt>New</dt>
          <dd>{after}</dd>
        </div>
      )}
    </dl>
  )
}
