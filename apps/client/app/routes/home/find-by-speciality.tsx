// implements: §2.34
import { SpecialityTiles } from '@anseo/ui/speciality-tiles'
import { useSpecialityLinks } from '../../vendors/speciality-links.tsx'

/** The id of this section, which 'Book Appointment >' links to. */
export const SPECIALITY_ANCHOR = 'speciality'

/** The specialities in their order. */
export function FindBySpeciality() {
  return (
    <section className="section pb-0" id={SPECIALITY_ANCHOR}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2>Find by Speciality</h2>
            <p>Simply browse through our extensive list of vendors, schedule your appointment hassle-free.</p>
          </div>
        </div>
        <SpecialityTiles items={useSpecialityLinks()} />
      </div>
    </section>
  )
}
