import { type AdditionalVendor, EVERY_DAY, hoursOn, WORKING_DAYS } from './additional-vendor.ts'

/** Nail technicians and massage therapists with rules of their own. */
export const nailsAndMassage: readonly AdditionalVendor[] = [
  {
    name: 'Thúy Phạm',
    speciality: 'Nail_Technician',
    city: 'Dublin',
    location: 'Drumcondra',
    experience: '10 years',
    feePerHour: 25,
    about:
      'Fine lines, small flowers, your dog on your thumb: send a picture and I’ll tell you how long it takes. I carry sixty colours and a lamp, and need only a table.',
    complexion: 'olive',
    rules: { stepMinutes: 15, confirmation: 'everyone', bufferMinutes: 15 },
    hours: hoursOn(EVERY_DAY, 10, 21),
    services: [
      { name: 'Gel manicure', line: 'One colour.', minutes: 45, euro: 38 },
      { name: 'Nail art', line: 'Up to four nails, on top.', minutes: 30, euro: 18 },
      { name: 'Removal', line: 'Soaked, never scraped.', minutes: 15, euro: 10, deposit: { kind: 'full' } },
    ],
  },
  {
    name: 'Edel Mannix',
    speciality: 'Nail_Technician',
    city: 'Cork',
    location: 'Ballincollig',
    experience: '13 years',
    feePerHour: 24,
    about:
      'Feet that have walked the Camino are welcome. Pedicures with a proper soak, also for people who can no longer bend that far. I am in Ballincollig and travel the city west of the Lough.',
    rules: {
      place: 'both',
      base: { eircode: 'P31 KR58', line1: '8 Innishmore Lawn' },
      radiusKm: 20,
      travelFees: [{ upToKm: 20, feeCents: 800 }],
    },
    hours: hoursOn(WORKING_DAYS, 9, 18),
    services: [
      { name: 'Pedicure', line: 'Soak, file, polish.', minutes: 60, euro: 45 },
      { name: 'Manicure', line: 'With a hand massage.', minutes: 45, euro: 32 },
    ],
  },
  {
    name: 'Milica Jovanović',
    speciality: 'Nail_Technician',
    city: 'Galway',
    location: 'Knocknacarra',
    experience: '5 years',
    feePerHour: 22,
    about:
      'Builder gel that stays on for four weeks of office, garden and sea swims. Infills are quick, so book them on the half hour before work.',
    rules: { stepMinutes: 30, horizonDays: 42 },
    hours: hoursOn(WORKING_DAYS, 6.5, 15),
    services: [
      { name: 'Builder gel', line: 'First set.', minutes: 105, euro: 60 },
      { name: 'Infill', line: 'Within five weeks.', minutes: 75, euro: 42 },
      { name: 'One nail repair', line: 'It happens.', minutes: 15, euro: 8, deposit: { kind: 'full' } },
    ],
  },
  {
    name: 'Stephanie Nagle',
    speciality: 'Nail_Technician',
    city: 'Kilkenny',
    location: 'Loughboy',
    experience: '3 years',
    feePerHour: 20,
    about:
      'Newly qualified and glad of the practice, so my prices are low until Easter. Hens and birthdays with up to six hands at a table.',
    rules: { noticeHours: 24, horizonDays: 60 },
    services: [
      { name: 'Polish', line: 'Shape and two coats.', minutes: 30, euro: 18, deposit: { kind: 'full' } },
      { name: 'Birthday table', line: 'Six children, one colour each.', minutes: 120, euro: 75 },
    ],
  },
  {
    name: 'Cormac Tierney-Walsh',
    speciality: 'Massage_Therapist',
    city: 'Dublin',
    location: 'Rathmines',
    experience: '14 years',
    feePerHour: 50,
    about:
      'Sports and remedial massage for runners and for people who sit all day. I work from a quiet room on the ground floor; come ten minutes early and sit down.',
    man: true,
    rules: {
      place: 'vendor',
      base: { eircode: 'D06 X4F5', line1: '21 Leinster Road' },
      stepMinutes: 15,
      bufferMinutes: 15,
      confirmation: 'regulars',
    },
    hours: hoursOn(WORKING_DAYS, 7, 19.5),
    services: [
      { name: 'Sports massage', line: 'Legs or back.', minutes: 45, euro: 55 },
      { name: 'Remedial massage', line: 'With exercises to take home.', minutes: 75, euro: 80 },
      { name: 'First talk', line: 'By phone, free.', minutes: 15, euro: 0 },
    ],
  },
  {
    name: 'Ewa Sikora',
    speciality: 'Massage_Therapist',
    city: 'Cork',
    location: 'Blackrock',
    experience: '9 years',
    feePerHour: 45,
    about:
      'I bring the table, the oil and a heated blanket, and leave the room as it was. Evenings only; most people are in bed ten minutes after I go.',
    rules: {
      base: { eircode: 'T12 W8KX', line1: '5 Castle Road' },
      radiusKm: 25,
      travelFees: [
        { upToKm: 8, feeCents: 0 },
        { upToKm: 15, feeCents: 600 },
        { upToKm: 25, feeCents: 1200 },
      ],
      bufferMinutes: 15,
      stepMinutes: 30,
    },
    hours: hoursOn(EVERY_DAY, 17, 24),
    services: [
      { name: 'Relaxing massage', line: 'Whole body.', minutes: 60, euro: 65 },
      { name: 'Long massage', line: 'Whole body, and the feet twice.', minutes: 90, euro: 90 },
    ],
  },
  {
    name: 'Dearbhla Ruane',
    speciality: 'Massage_Therapist',
    city: 'Westport',
    location: 'The Quay',
    experience: '17 years',
    feePerHour: 48,
    about:
      'Pregnancy and the months after. I trained as a midwife first, so you may ask me things. Babies are welcome in the room, and so is stopping half way to feed.',
    rules: { cancellationHours: 24, horizonDays: 90, stepMinutes: 30 },
    hours: hoursOn(['mon', 'wed', 'fri'], 10, 16),
    services: [
      { name: 'Pregnancy massage', line: 'From week 13, lying on your side.', minutes: 60, euro: 68 },
      { name: 'After the birth', line: 'From six weeks on.', minutes: 75, euro: 78 },
    ],
  },
  {
    name: 'Nikhil Rao-Byrne',
    speciality: 'Massage_Therapist',
    city: 'Limerick',
    location: 'Dooradoyle',
    experience: '6 years',
    feePerHour: 40,
    about:
      'Chair massage in offices: fifteen minutes a person, clothes on, in the smallest meeting room you have. At home I do necks and shoulders the same way.',
    man: true,
    complexion: 'brown',
    rules: { stepMinutes: 15, confirmation: 'everyone', noticeHours: 12 },
    hours: hoursOn(WORKING_DAYS, 9, 18),
    services: [
      { name: 'Chair massage', line: 'One person.', minutes: 15, euro: 20, deposit: { kind: 'full' } },
      { name: 'Office hour', line: 'Four people, one after the other.', minutes: 60, euro: 70 },
      { name: 'Office afternoon', line: 'Up to fourteen people.', minutes: 210, euro: 230 },
    ],
  },
]
