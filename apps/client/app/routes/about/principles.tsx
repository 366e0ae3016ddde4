// implements: §2.47
import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import { pictures } from '@anseo/ui/pictures'
import { StepCard, Steps } from '@anseo/ui/step-card'

const TIMES = ['never', 'once', 'twice'][MAX_RESCHEDULES] ?? `${MAX_RESCHEDULES} times`

/** The three points of section 2. */
export function Principles() {
  return (
    <section className="section" aria-labelledby="principles">
      <h2 id="principles" className="mb-6">
        What we stand for
      </h2>
      <Steps columns={3}>
        <StepCard
          title="Vetted Professionals"
          text="Somebody of ours looks at every application before a vendor is listed. Only verified vendors can be booked."
          picture={pictures.magnifier}
          wall="heather"
        />
        <StepCard
          title="Fast Booking"
          text="See real free hours, two weeks ahead. A slot is yours from the moment you book it, and nobody else's."
          picture={pictures.lightning}
          wall="primrose"
        />
        <StepCard
          title="People First"
          text={`Talk before you pay, move a booking ${TIMES} for nothing, and always know what comes back.`}
          picture={pictures.handshake}
          wall="fuchsia"
        />
      </Steps>
    </section>
  )
}
