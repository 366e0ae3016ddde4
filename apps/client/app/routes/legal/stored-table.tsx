import type { StoredGroup } from './stored-entries.ts'
import './stored-table.css'

/** A table of stored entries: name, purpose and expiry; on phones every row is a card. */
export function StoredTable({ title, entries }: StoredGroup) {
  return (
    <table className="stored-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, purpose, until }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{purpose}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
