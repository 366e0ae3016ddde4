import type { DemoVendor } from '../demo-vendor.ts'

export const massageTherapists: DemoVendor[] = [
  {
    name: 'Chidi Okafor',
    city: 'Dún Laoghaire',
    location: 'Glasthule',
    experience: '10 years',
    feePerHour: 65,
    about:
      "Sports and deep-tissue massage for runners, sea swimmers and people who sit all day and wish they didn't. We talk for five minutes first, and pressure is always your decision. Table, linen and oils come up the stairs with me.",
    completed: 91,
    man: true,
    complexion: 'deep',
  },
  {
    name: 'Darragh Kearney',
    city: 'Westport',
    location: 'Altamont Street',
    experience: '8 years',
    feePerHour: 60,
    about:
      "Physical therapist with a weakness for the hill. Calves, hips and lower backs after Croagh Patrick or the Greenway make up most of my calls. I'm walking the Camino just now, so bookings are closed for the present.",
    available: false,
    completed: 40,
    man: true,
  },
  {
    name: 'Anca Dumitru',
    city: 'Dublin',
    location: 'Phibsborough',
    experience: '12 years',
    feePerHour: 62,
    about:
      "Lymphatic drainage after surgery is slow, light work and I do little else. Your consultant's note helps; I'll ask for it. Women recovering from breast surgery have been my main clients since 2019.",
    completed: 46,
  },
  {
    name: 'Fionnuala Devane',
    city: 'Galway',
    location: 'Renmore',
    experience: '16 years',
    feePerHour: 60,
    about:
      'Pregnancy massage on your side, propped with more pillows than seems reasonable, from week fourteen on. Afterwards I show partners two things they can do at home. Also gentle work for older shoulders.',
    completed: 37,
  },
  {
    name: 'Somchai Wongsa',
    city: 'Cork',
    location: 'Shandon Street',
    experience: '18 years',
    feePerHour: 58,
    about:
      'Traditional Thai massage takes place on a mat on the floor, in loose clothes, without oil. It is closer to being stretched than being rubbed. Two hours is the right length; one is a taste.',
    completed: 44,
    man: true,
    complexion: 'olive',
  },
  {
    name: 'Eimear Spillane',
    city: 'Tralee',
    location: 'Fenit',
    experience: '6 years',
    feePerHour: 55,
    about:
      "Swedish massage at the end of a long week, with warm stones if the evening is cold. I work in silence unless you'd rather talk. Fenit, Tralee, Castlegregory.",
    completed: 21,
  },
  {
    name: 'Lukáš Horváth',
    city: 'Limerick',
    location: 'Ballinacurra',
    experience: '9 years',
    feePerHour: 58,
    about:
      'Rugby kept me in Limerick and rugby keeps me busy. Post-match flush, trigger points, taping for ankles that have been there before. Teams can book me for an afternoon in the clubhouse.',
    completed: 32,
    man: true,
  },
  {
    name: 'Bridget Quilty',
    city: 'Ennis',
    location: 'Barefield',
    experience: '20 years',
    feePerHour: 56,
    about:
      'Reflexology and foot massage, two decades of it. Nobody has to climb onto anything: your own armchair does. I visit palliative patients on Wednesdays without charge, so that day is closed here.',
    completed: 28,
  },
  {
    name: 'Mei Lin Chow',
    city: 'Dublin',
    location: 'Ballsbridge',
    experience: '14 years',
    feePerHour: 72,
    about:
      'Tui na, acupressure and a little cupping for necks that have stared at screens. The marks from cupping fade within a week, which matters if you have a wedding. Mornings in Ballsbridge, evenings across the city.',
    completed: 39,
    complexion: 'olive',
  },
  {
    name: 'Conor McElligott',
    city: 'Killarney',
    location: 'Aghadoe',
    experience: '5 years',
    feePerHour: 55,
    about:
      "Golfers' elbows, cyclists' knees, hikers' everything. I qualified in Cork and spent two seasons with a county team. Please drink water afterwards and leave the hill until tomorrow.",
    completed: 15,
    man: true,
  },
  {
    name: 'Ayesha Siddiqui',
    city: 'Dublin',
    location: 'Lucan',
    experience: '8 years',
    feePerHour: 60,
    about:
      'Massage for women, by a woman, in the privacy of your home. Indian head massage with warm sesame oil is what most people come back for. Headscarves, modest draping and prayer times are understood without asking.',
    completed: 34,
    complexion: 'brown',
  },
  {
    name: 'Úna Coughlan',
    city: 'Clonakilty',
    location: 'Inchydoney',
    experience: '11 years',
    feePerHour: 58,
    about:
      'Aromatherapy blended on the spot from about thirty oils. You smell, you choose, I mix. Holiday houses from Courtmacsherry to Rosscarbery; allow me an extra few minutes for the narrow roads.',
    completed: 23,
  },
  {
    name: 'Bartosz Zieliński',
    city: 'Waterford',
    location: 'Dunmore Road',
    experience: '13 years',
    feePerHour: 56,
    about:
      "Former hospital physiotherapy assistant. Frozen shoulders and stiff backs respond to steady work over three or four sessions rather than one heroic one. I'll tell you when it is time to see a doctor instead.",
    completed: 26,
    man: true,
  },
  {
    name: 'Leah McNamee',
    city: 'Letterkenny',
    location: 'Kilmacrennan',
    experience: '4 years',
    feePerHour: 55,
    about:
      'New mothers can book me with the baby in the room; plenty of breaks, no fuss. I also teach infant massage, which is really a lesson for your own hands. Letterkenny and the Fanad side.',
    completed: 11,
  },
  {
    name: 'Rafael Teixeira',
    city: 'Naas',
    location: 'Kill',
    experience: '9 years',
    feePerHour: 60,
    about:
      'Office visits are half of my week: ten-minute chair massages for a floor of twenty, or one table in a meeting room. The other half is jockeys, grooms and stable staff around the Curragh. I know about sore wrists.',
    completed: 20,
    man: true,
    complexion: 'olive',
  },
  {
    name: 'Síle Breathnach',
    city: 'Dingle',
    location: 'Ventry',
    experience: '15 years',
    feePerHour: 60,
    about:
      'After twelve years in a hotel spa I wanted fewer candles and more time. Myofascial release, slow and specific. Labhraím Gaeilge leat má thaitníonn sé leat.',
    completed: 17,
  },
  {
    name: 'Grace Mutasa',
    city: 'Mullingar',
    location: 'Rochfortbridge',
    experience: '7 years',
    feePerHour: 56,
    about:
      'Carers seldom get cared for, so I keep a few reduced evenings a month for them: ask in the chat. Back, neck and shoulders in an hour, whole body in two. Heat packs included.',
    completed: 16,
    complexion: 'deep',
  },
]
