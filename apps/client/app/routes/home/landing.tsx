// implements: §2.33
import { featuredSpecialities } from '@anseo/domain/specialities'
import { Button } from '@anseo/ui/button'
import { Hero, TrustWords } from '@anseo/ui/hero'
import { BadgeCheck, HeartHandshake, Zap } from 'lucide-react'
import { useSpecialities } from '../../vendors/use-specialities.ts'
import { SPECIALITY_ANCHOR } from './find-by-speciality.tsx'

/** The specialities drawn as front doors in the street of the picture. */
const PICTURED_SPECIALITIES = ['Hairstylist', 'Personal Chef', 'Babysitter', 'Cleaner']

/** The headline, a sentence about the product, and a link to the specialities. */
export function Landing() {
  const doors = featuredSpecialities(useSpecialities(), PICTURED_SPECIALITIES)
  return (
    <Hero doors={doors} asks="Supper for six this Friday?" answers="Happy to! Quote on its way.">
      <h1>
        From Spa Days to <span className="nobr">Supper - Find Your</span>{' '}
        <em className="nobr">Everyday Experts</em>
      </h1>
      <p className="lead">
        Vetted babysitters, chefs, stylists and other helpers, at your door anywhere in Ireland. Chat for a
        quote, pick a time and book.
      </p>
      <Button asChild tone="cta" size="lg">
        <a href={`#${SPECIALITY_ANCHOR}`}>Book Appointment &gt;</a>
      </Button>
      <TrustWords
        items={[
          { icon: <BadgeCheck aria-hidden="true" />, words: 'Vetted Professionals' },
          { icon: <Zap aria-hidden="true" />, words: 'Fast Booking' },
          { icon: <HeartHandshake aria-hidden="true" />, words: 'People First' },
        ]}
      />
    </Hero>
  )
}
