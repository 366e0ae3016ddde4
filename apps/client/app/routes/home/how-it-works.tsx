// implements: §2.46
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import lockPicture from '@anseo/ui/assets/pictures/lock.webp?no-inline'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { StepCard, Steps } from '@anseo/ui/step-card'

/** Explains the four steps from finding a vendor to paying. */
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
            picture={magnifierPicture}
            wall="sea-foam"
          />
          <StepCard
            number={2}
            title="Chat & Get Quotes"
            text="Tell them what you need and agree the full price."
            picture={speechBubblePicture}
            wall="heather"
          />
          <StepCard
            number={3}
            title="Book Appointments"
            text="Choose the day and the hour that suit you."
            picture={calendarPicture}
            wall="fuchsia"
          />
          <StepCard
            number={4}
            title="Secure Your Slot"
            text="Once the vendor confirms, pay a secure deposit by card."
            picture={lockPicture}
            wall="moss"
          />
        </Steps>
      </div>
    </section>
  )
}
