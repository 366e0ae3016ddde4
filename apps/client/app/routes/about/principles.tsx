// implements: §2.47
import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import handshakePicture from '@anseo/ui/assets/pictures/handshake.webp?no-inline'
import lightningPicture from '@anseo/ui/assets/pictures/lightning.webp?no-inline'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { StepCard, Steps } from '@anseo/ui/step-card'

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
          text="A member of our team reviews every application. Only verified vendors can be booked."
          picture={magnifierPicture}
          wall="heather"
        />
        <StepCard
          title="Fast Booking"
          text="See live availability two weeks ahead. We hold your time from the moment you book."
          picture={lightningPicture}
          wall="primrose"
        />
        <StepCard
          title="People First"
          text={`Chat before you pay, reschedule up to ${MAX_RESCHEDULES} times for free, and always see your refund before you cancel.`}
          picture={handshakePicture}
          wall="fuchsia"
        />
      </Steps>
    </section>
  )
}
