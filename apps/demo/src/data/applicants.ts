import type { DefaultKey } from '@anseo/domain/default-specialities'
import type { DemoVendor } from './demo-vendor.ts'
import { keyed } from './keyed.ts'

/** Someone who applied and is not listed: waiting for an admin, turned down, or suspended later. */
export type DemoApplicant = DemoVendor & {
  speciality: DefaultKey
  state: 'pending' | 'rejected' | 'suspended'
  appliedHoursAgo: number
  /** The admin's reason for a rejection or suspension. */
  reason?: string
}

const APPLICANTS: DemoApplicant[] = [
  {
    name: 'Orla Fitzgerald',
    speciality: 'Personal Chef',
    city: 'Kinsale',
    location: 'Compass Hill',
    experience: '8 years',
    feePerHour: 55,
    about:
      'Seasonal West Cork menus cooked in your kitchen, from weeknight suppers to christenings. Trained in Ballymaloe, HACCP level 2.',
    complexion: 'olive',
    state: 'pending',
    appliedHoursAgo: 2,
  },
  {
    name: 'Ronan Gilligan',
    speciality: 'Hairstylist',
    city: 'Sligo',
    location: 'Cranmore',
    experience: '7 years',
    feePerHour: 38,
    about:
      'Mobile barber covering Sligo and north Leitrim. Hot-towel shaves, scissor cuts and patient haircuts for children who dislike the noise of clippers.',
    man: true,
    state: 'pending',
    appliedHoursAgo: 5,
  },
  {
    name: 'Priya Nair',
    speciality: 'Massage_Therapist',
    city: 'Maynooth',
    location: 'Moyglare',
    experience: '10 years',
    feePerHour: 60,
    about:
      'Ayurvedic abhyanga with warm oil, and seated head and shoulder massage. I qualified in Thrissur and registered in Ireland in 2018.',
    complexion: 'brown',
    state: 'pending',
    appliedHoursAgo: 23,
  },
  {
    name: 'Julia Wiśniewska',
    speciality: 'Nail_Technician',
    city: 'Ballina',
    location: 'Ardnaree',
    experience: '5 years',
    feePerHour: 29,
    about:
      'Gel manicures and simple art around Ballina, Killala and Crossmolina. Everything single-use is opened in front of you.',
    state: 'pending',
    appliedHoursAgo: 28,
  },
  {
    name: 'Emmanuel Okeke',
    speciality: 'Cleaner',
    city: 'Dublin',
    location: 'Ballymun',
    experience: '3 years',
    feePerHour: 18,
    about:
      'Houses and apartments on the northside, with my own equipment and public liability cover. Two references attached from Santry families.',
    man: true,
    complexion: 'deep',
    state: 'pending',
    appliedHoursAgo: 49,
  },
  {
    name: 'Aoife Ní Cheallaigh',
    speciality: 'Babysitter',
    city: 'Ennis',
    location: 'Roslevan',
    experience: '4 years',
    feePerHour: 14,
    about:
      'Early years educator, home from Melbourne and settling in Clare. Evenings and school holidays; infant first aid done last month.',
    state: 'pending',
    appliedHoursAgo: 70,
  },
  {
    name: 'Gary Sweetman',
    speciality: 'Massage_Therapist',
    city: 'Bray',
    location: 'Killarney Road',
    experience: '1 year',
    feePerHour: 95,
    about: 'Massage and bodywork of all kinds.',
    man: true,
    state: 'rejected',
    appliedHoursAgo: 190,
    reason:
      'We could not confirm the qualification that you named. You are welcome to apply again with your certificate.',
  },
  {
    name: 'Denise Maloney',
    speciality: 'Babysitter',
    city: 'Portlaoise',
    location: 'Ballyfin Road',
    experience: '2 years',
    feePerHour: 14,
    about: 'Babysitting in Portlaoise and Mountmellick, weekends mostly.',
    state: 'rejected',
    appliedHoursAgo: 410,
    reason:
      'Garda vetting is not complete yet. Tell us which organisation had you vetted once it is, and we will look again.',
  },
  {
    name: 'Victor Lanigan',
    speciality: 'Cleaner',
    city: 'Cork',
    location: 'Togher',
    experience: '6 years',
    feePerHour: 19,
    about: 'Domestic and small office cleaning across Cork city, weekdays from eight.',
    completed: 3,
    man: true,
    state: 'suspended',
    appliedHoursAgo: 4800,
    reason: 'Missed two paid appointments without telling the client.',
  },
]

export const applicants = APPLICANTS.map((applicant) => ({ completed: 0, ...keyed(applicant) }))
