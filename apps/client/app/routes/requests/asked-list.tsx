import type { AskedVendorOnWire } from '@anseo/contract/quote-requests'
import { ArchPortrait } from '@anseo/ui/arch-portrait'

const ANSWERS = { waiting: 'No answer yet', quoted: 'Quote', declined: 'No quote' }

/** The vendors who were asked, and what each has answered. */
export const AskedList = ({ asked }: { asked: readonly AskedVendorOnWire[] }) => (
  <section className="card p-5">
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg">Asked</h2>
      <span className="num text-ink-2">
        {asked.filter(({ answer, question }) => answer !== 'waiting' || question).length} of {asked.length}{' '}
        answered
      </span>
    </div>
    <ul className="asked-list">
      {asked.map(({ vendor, answer, reason, question }) => (
        <li key={vendor._id}>
          <ArchPortrait name={vendor.name} src={vendor.image} width={40} />
          <span className="min-w-0">
            <b>{vendor.name}</b>
            <br />
            <span className="text-sm text-ink-2">
              {question ? `Asks: ${question}` : ANSWERS[answer]}
              {reason && `: ${reason}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)
