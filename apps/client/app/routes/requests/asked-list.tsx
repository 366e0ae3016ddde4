import type { AskedOnWire } from '@anseo/contract/quote-requests'
import { ArchPortrait } from '@anseo/ui/arch-portrait'

const ANSWERS = { waiting: 'No answer yet', quoted: 'Quote', declined: 'No quote' }

/** The vendors who were asked, and what each has answered. */
export const AskedList = ({ asked }: { asked: readonly AskedOnWire[] }) => (
  <section className="card p-5">
    <h2 className="mb-2 text-lg">Asked</h2>
    <ul className="asked-list">
      {asked.map(({ vendor, answer, reason }) => (
        <li key={vendor._id}>
          <ArchPortrait name={vendor.name} src={vendor.image} width={40} />
          <span className="min-w-0">
            <b>{vendor.name}</b>
            <br />
            <span className="text-sm text-ink-2">
              {ANSWERS[answer]}
              {reason && `: ${reason}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)
