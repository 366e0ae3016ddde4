// implements: §2.46
import { pictures } from '@anseo/ui/pictures'
import { StepCard, Steps } from '@anseo/ui/step-card'

/** The four steps. */
export function HowItWorks() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>How It Works</h2>
        </div>
        <Steps>
          <StepCard
            number={1}
            title="Discover Vendors"
            text="Browse vetted people near you, by speciality and town."
            picture={pictures.magnifier}
            wall="sea-foam"
          />
          <StepCard
            number={2}
            title="Chat & Get Quotes"
            text="Tell them what you need and agree the full price."
            picture={pictures.speechBubble}
            wall="heather"
          />
          <StepCard
            number={3}
            title="Book Appointments"
            text="Choose the day and the hour that suit you."
            picture={pictures.calendar}
            wall="fuchsia"
          />
          <StepCard
            number={4}
            title="Secure Your Slot"
            text="Once the vendor confirms, pay a secure deposit by card."
            picture={pictures.lock}
            wall="moss"
          />
        </Steps>
      </div>
    </section>
  )
}
