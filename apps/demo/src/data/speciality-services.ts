import type { DefaultKey } from '@anseo/domain/default-specialities'

/** A demo service; its price follows from the vendor's hourly fee. */
export interface DemoService {
  name: string
  line: string
  hours: number
  /** The price of an hour, as a multiple of the vendor's hourly fee. */
  rate: number
}

const service = (name: string, line: string, hours: number, rate: number): DemoService => ({
  name,
  line,
  hours,
  rate,
})

/** The services of each speciality; a vendor offers some of them. */
export const SPECIALITY_SERVICES: Record<DefaultKey, readonly DemoService[]> = {
  Hairstylist: [
    service('Cut and blow-dry', 'Wash, cut and finish, with a backwash basin.', 1, 1.25),
    service('Half-head of highlights', 'Foils and toner. Patch test the week before.', 2, 1.1),
    service('Full colour', 'Roots to ends, colour included.', 3, 1.05),
    service('Occasion hair', 'Updo or waves for a wedding, debs or christening.', 2, 1.25),
    service('Children’s cut', 'Up to twelve years, in front of a favourite programme.', 1, 1),
  ],
  Nail_Technician: [
    service('Gel manicure', 'Shape, cuticles and two coats, any colour I carry.', 1, 1.2),
    service('Builder gel, full set', 'Strength without length, or with a little.', 2, 1.15),
    service('Infill', 'Every three weeks keeps them even.', 1, 1.1),
    service('Manicure and pedicure', 'Both, with a foot soak first.', 2, 1.05),
  ],
  Makeup_Artist: [
    service('Wedding guest', 'Lashes included. Stays on through the dancing.', 1, 1.3),
    service('Bridal trial', 'We try two looks and write down the one you keep.', 2, 1.2),
    service('Bride and two', 'The morning of, at your kitchen table.', 4, 1.2),
    service('Make-up lesson', 'With your own products, step by step.', 2, 1),
  ],
  Babysitter: [
    service('Evening', 'Dinner, bath, story, bed.', 4, 1),
    service('After school', 'Collected, fed, homework done.', 3, 1.05),
    service('Afternoon out', 'Park or library, whatever the weather.', 2, 1.1),
  ],
  Massage_Therapist: [
    service('Back, neck and shoulders', 'For people who sit all day.', 1, 1.1),
    service('Deep tissue, whole body', 'Slow and firm; tell me where to stop.', 2, 1.05),
    service('Pregnancy massage', 'From the second trimester, lying on your side.', 1, 1.2),
    service('For two', 'One after the other, same table, warm blankets.', 2, 1.15),
  ],
  'Personal Chef': [
    service('Dinner for six', 'Three courses and a clean kitchen. Food is extra.', 4, 1.15),
    service('A week of dinners', 'Five meals in your fridge, labelled.', 3, 1.1),
    service('Birthday for ten', 'Sharing plates and a cake. Food is extra.', 5, 1.2),
  ],
  Cleaner: [
    service('Weekly clean', 'Kitchen, bathrooms, floors and dust.', 2, 1),
    service('Deep clean', 'Inside the oven and behind the radiators.', 4, 1.15),
    service('End of tenancy', 'To the letting agent’s list, with photos.', 5, 1.2),
    service('Windows', 'Inside and out, up to two storeys.', 2, 1.15),
  ],
}
