import { type AdditionalVendor, EVERY_DAY, hoursOn, WEEKEND, WORKING_DAYS } from './additional-vendor.ts'

/** Hairstylists and make-up artists with rules of their own. */
export const hairAndMakeUp: readonly AdditionalVendor[] = [
  {
    name: 'Bláthnaid Keane',
    speciality: 'Hairstylist',
    city: 'Dublin',
    location: 'Phibsborough',
    experience: '9 years',
    feePerHour: 32,
    about:
      'Short hair is my trade: bobs, crops and pixie cuts, dry and by eye. I start on the quarter hour and a fringe trim takes one. The chair, the cape and the hoover come with me.',
    rules: { stepMinutes: 15, bufferMinutes: 15 },
    services: [
      { name: 'Dry cut', line: 'Short hair, cut dry.', minutes: 45, euro: 48 },
      { name: 'Cut and wash', line: 'With a backwash basin.', minutes: 75, euro: 62 },
      { name: 'Fringe trim', line: 'Between two cuts.', minutes: 15, euro: 12, deposit: { kind: 'full' } },
    ],
  },
  {
    name: 'Danielle Obi',
    speciality: 'Hairstylist',
    city: 'Dublin',
    location: 'Clondalkin',
    experience: '12 years',
    feePerHour: 28,
    about:
      'Braids, twists and silk presses. Long styles take most of a day, so bring a film and something to eat. I send the list of hair to buy as soon as you book.',
    complexion: 'deep',
    rules: { horizonDays: 90, bufferMinutes: 30, cancellationHours: 48 },
    hours: hoursOn(['tue', 'wed', 'thu', 'fri', 'sat'], 9, 20),
    services: [
      {
        name: 'Knotless braids, medium',
        line: 'Hair not included. Wash the day before.',
        minutes: 360,
        euro: 190,
        deposit: { kind: 'percent', percent: 30 },
      },
      { name: 'Silk press', line: 'Wash, blow-dry and press.', minutes: 120, euro: 75 },
      { name: 'Take-down', line: 'Old braids out, gently.', minutes: 90, euro: 50 },
    ],
  },
  {
    name: 'Ruairí Fallon',
    speciality: 'Hairstylist',
    city: 'Galway',
    location: 'Salthill',
    experience: '7 years',
    feePerHour: 30,
    about:
      'A barber who comes to the house: fathers and sons, grandads who find the stairs hard, grooms and their party on the morning. Hot towel included, small talk optional.',
    man: true,
    rules: { stepMinutes: 30, confirmation: 'everyone', noticeHours: 3 },
    hours: hoursOn(WORKING_DAYS, 12, 21),
    services: [
      { name: 'Cut', line: 'Scissors or clippers.', minutes: 30, euro: 25, deposit: { kind: 'full' } },
      { name: 'Cut and beard', line: 'With a hot towel.', minutes: 45, euro: 35 },
      { name: 'Father and son', line: 'One after the other.', minutes: 60, euro: 40 },
    ],
  },
  {
    name: 'Michelle Devlin',
    speciality: 'Hairstylist',
    city: 'Letterkenny',
    location: 'Ballyboe',
    experience: '20 years',
    feePerHour: 26,
    about:
      'Two chairs at the back of my house, with parking and a ramp. I come out to you too, within half an hour of town, for a little extra. Perms are back, and I never stopped doing them.',
    rules: {
      place: 'both',
      base: { eircode: 'F92 H7K3', line1: '14 Ballyboe Glebe' },
      radiusKm: 30,
      travelFees: [
        { upToKm: 10, feeCents: 0 },
        { upToKm: 30, feeCents: 1200 },
      ],
    },
    hours: hoursOn(['tue', 'wed', 'thu', 'fri', 'sat'], 9, 18),
    services: [
      { name: 'Cut and blow-dry', line: 'Any length.', minutes: 60, euro: 42 },
      { name: 'Perm', line: 'Soft or tight; a consultation first.', minutes: 150, euro: 85 },
      { name: 'Consultation', line: 'What would suit, and what it would take.', minutes: 15, euro: 0 },
    ],
  },
  {
    name: 'Anke Visser',
    speciality: 'Hairstylist',
    city: 'Cork',
    location: 'Douglas',
    experience: '15 years',
    feePerHour: 34,
    about:
      'Grey, grown in properly: I blend the line away over three visits, so that there is never a stripe. You get the plan with dates and prices before we begin.',
    rules: { horizonDays: 120, cancellationHours: 48, confirmation: 'regulars' },
    hours: hoursOn(WORKING_DAYS, 9, 17),
    services: [
      { name: 'Grey blending, first visit', line: 'Foils, toner and the plan.', minutes: 180, euro: 165 },
      { name: 'Grey blending, next visit', line: 'Every ten weeks.', minutes: 120, euro: 110 },
      { name: 'Toner and blow-dry', line: 'In between.', minutes: 75, euro: 58 },
    ],
  },
  {
    name: 'Sarah McCluskey',
    speciality: 'Makeup_Artist',
    city: 'Dublin',
    location: 'Malahide',
    experience: '11 years',
    feePerHour: 45,
    about:
      'Weddings from Dundalk to Wicklow, booked a year ahead. I start at five in the morning if the ceremony is at noon, and I bring my own light. Skin first, glitter only where asked.',
    rules: { horizonDays: 365, cancellationHours: 168, noticeHours: 72 },
    hours: hoursOn(EVERY_DAY, 6, 16),
    services: [
      {
        name: 'Bride',
        line: 'Trial not included.',
        minutes: 90,
        euro: 180,
        deposit: { kind: 'percent', percent: 50 },
      },
      { name: 'Guest or bridesmaid', line: 'Lashes included.', minutes: 45, euro: 65 },
      { name: 'Trial', line: 'Two looks, and notes on both.', minutes: 120, euro: 110 },
    ],
  },
  {
    name: 'Hafsa Noor',
    speciality: 'Makeup_Artist',
    city: 'Dublin',
    location: 'Blanchardstown',
    experience: '6 years',
    feePerHour: 38,
    about:
      'Eid, mehndi nights and graduations. Women only, at your home; scarf styling goes with it. Late evenings are fine, the party starts when it starts.',
    complexion: 'brown',
    rules: { stepMinutes: 30, horizonDays: 60 },
    hours: hoursOn(EVERY_DAY, 14, 25),
    services: [
      { name: 'Party make-up', line: 'With scarf styling.', minutes: 75, euro: 70 },
      { name: 'Mehndi night', line: 'You and two more.', minutes: 180, euro: 190 },
    ],
  },
  {
    name: 'Jenny Coakley',
    speciality: 'Makeup_Artist',
    city: 'Limerick',
    location: 'Castletroy',
    experience: '4 years',
    feePerHour: 30,
    about:
      'Debs, socials and the photograph for work. I do make-up that looks like you slept well, and I say which of your own products do the same.',
    rules: { confirmation: 'everyone', stepMinutes: 15, noticeHours: 2 },
    hours: hoursOn([...WORKING_DAYS.slice(3), ...WEEKEND], 10, 22),
    services: [
      { name: 'Evening make-up', line: 'Lashes if you like.', minutes: 45, euro: 48 },
      { name: 'Photo make-up', line: 'Matt, and quick.', minutes: 30, euro: 35, deposit: { kind: 'full' } },
      { name: 'Lesson', line: 'With what is in your bag.', minutes: 75, euro: 60 },
    ],
  },
  {
    name: 'Róisín de Barra',
    speciality: 'Makeup_Artist',
    city: 'Waterford',
    location: 'Tramore',
    experience: '8 years',
    feePerHour: 36,
    about:
      'My studio looks out on the strand, and most people stay for the tea. Brows, lashes and full faces; weddings at the hotel up the road most Saturdays.',
    rules: { place: 'vendor', base: { eircode: 'X91 P2F8', line1: '3 Strand Street' }, stepMinutes: 15 },
    hours: hoursOn(['wed', 'thu', 'fri', 'sat'], 9.5, 18),
    services: [
      { name: 'Brows', line: 'Shape and tint.', minutes: 30, euro: 28, deposit: { kind: 'full' } },
      { name: 'Lash lift', line: 'Lasts six weeks.', minutes: 60, euro: 55 },
      { name: 'Full face', line: 'For the day or the night.', minutes: 60, euro: 60 },
    ],
  },
]
