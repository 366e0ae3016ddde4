import type { DemoVendor } from '../demo-vendor.ts'

export const makeupArtists: DemoVendor[] = [
  {
    name: 'Niamh Ní Bhriain',
    city: 'Galway',
    location: 'The Claddagh',
    experience: '12 years',
    feePerHour: 55,
    about:
      "Wedding make-up that lasts from the ceremony to the residents' bar, tested in Galway weather. I learned on television sets in Conamara and still prefer skin that looks like skin. Trials happen at your own dressing table.",
    completed: 104,
  },
  {
    name: 'Eoin McDermott',
    city: 'Athlone',
    location: 'Moydrum',
    experience: '9 years',
    feePerHour: 48,
    about:
      'Theatre first, then brides, now both. I am at ease with nervous people, mature skin and church halls with one socket. Lashes are included if you would like them.',
    completed: 41,
    man: true,
  },
  {
    name: 'Zainab Malik',
    city: 'Dublin',
    location: 'Clondalkin',
    experience: '8 years',
    feePerHour: 52,
    about:
      'South Asian bridal make-up, dupatta setting and hair accessories pinned so that they stay put through the dancing. I carry thirty-six foundation shades and mix the rest. Female-only rooms are no trouble at all.',
    completed: 49,
    complexion: 'brown',
  },
  {
    name: 'Emma-Louise Fahy',
    city: 'Limerick',
    location: 'Raheen',
    experience: '6 years',
    feePerHour: 46,
    about:
      'Debs season takes over my summer, and the rest of the year is christenings, fortieths and photo shoots. Soft glam, a bit of sparkle, and a mini lip kit left behind for top-ups.',
    completed: 28,
  },
  {
    name: "Sinéad O'Dowd",
    city: 'Sligo',
    location: 'Rosses Point',
    experience: '18 years',
    feePerHour: 50,
    about:
      'Make-up lessons for women who stopped wearing it and miss it. We go through your own bag, throw out what is past its date and practise a ten-minute face that you can repeat on Monday. Weddings too, of course.',
    completed: 22,
  },
  {
    name: 'Folake Adeyemi',
    city: 'Dublin',
    location: 'Balbriggan',
    experience: '10 years',
    feePerHour: 54,
    about:
      'Deep skin photographed well needs undertone, not ash, and I have spent ten years learning mine. Gele tying for you and your mother is included with bridal bookings. North County Dublin, Meath and Louth.',
    completed: 45,
    complexion: 'deep',
  },
  {
    name: 'Aisling Hogan',
    city: 'Nenagh',
    location: 'Ballycommon',
    experience: '7 years',
    feePerHour: 45,
    about:
      'Country weddings with a marquee, a generator and a dog: I have seen them all. You get a written timetable the week before, and I stay until the last bridesmaid is done.',
    completed: 19,
  },
  {
    name: 'Valentina Rossi',
    city: 'Cork',
    location: 'Montenotte',
    experience: '11 years',
    feePerHour: 56,
    about:
      'Editorial and headshot work for actors, musicians and people who suddenly need a LinkedIn photograph. An hour is enough for camera-ready skin. My brushes are washed after each face, not each day.',
    completed: 33,
    complexion: 'olive',
  },
  {
    name: 'Mairéad Sugrue',
    city: 'Killarney',
    location: 'Fossa',
    experience: '14 years',
    feePerHour: 49,
    about:
      'A gentle hand after illness: brows drawn back, colour returned to the cheeks, scarring softened. I trained with a cancer support charity and give that hour the time it takes. Bridal bookings pay for the other half of my week.',
    completed: 25,
  },
  {
    name: 'Megan Tighe',
    city: 'Navan',
    location: 'Johnstown',
    experience: '4 years',
    feePerHour: 45,
    about:
      'Festival glitter, Halloween, body paint and the make-up for your school musical. Prosthetic pieces need notice so I can cast them. Biodegradable glitter only.',
    completed: 11,
  },
  {
    name: 'Priscila Santos',
    city: 'Ennis',
    location: 'Clarecastle',
    experience: '9 years',
    feePerHour: 47,
    about:
      'Warm, glowing, light on the powder. In Gort and Ennis I am known for quinceañera mornings, but a Friday night out deserves the same care. English, Portuguese and Spanish spoken.',
    completed: 24,
    complexion: 'olive',
  },
  {
    name: 'Catherine Prendergast',
    city: 'Castlebar',
    location: 'Breaffy',
    experience: '21 years',
    feePerHour: 48,
    about:
      'Mothers of the bride get less attention than they should. I like to start with them, unhurried, with good light and a bit of chat. Castlebar, Westport and Ballina on any day but Monday.',
    completed: 30,
  },
  {
    name: 'Yuki Tanaka',
    city: 'Dún Laoghaire',
    location: 'Monkstown',
    experience: '8 years',
    feePerHour: 58,
    about:
      'Light coverage, careful brows and a straight liner on hooded eyes. I studied in Osaka and assist on fashion shoots in Dublin. Bring one product you love and we will build the look around it.',
    completed: 21,
  },
  {
    name: 'Hannah Bolger',
    city: 'Wexford',
    location: 'Ferrycarrig',
    experience: '5 years',
    feePerHour: 45,
    about:
      'Airbrush foundation for warm days and happy tears. It needs two coats, ten minutes of stillness and then no thought for twelve hours. On leave until my own wedding is over.',
    available: false,
    completed: 14,
  },
  {
    name: 'Oisín Lacey',
    city: 'Dublin',
    location: 'Stoneybatter',
    experience: '7 years',
    feePerHour: 50,
    about:
      'Drag, stage, screen and the occasional groom with a spot. Lessons in contouring or covering a beard shadow run to two hours and you do half of your own face. Everyone is welcome in my chair.',
    completed: 26,
    man: true,
  },
  {
    name: 'Tara McGrath',
    city: 'Dungarvan',
    location: 'Abbeyside',
    experience: '10 years',
    feePerHour: 46,
    about:
      'Beach ceremonies along the Copper Coast taught me which mascaras are honest about being waterproof. Brides, guests and golden-anniversary couples. I bring a daylight lamp, because cottages are dark.',
    completed: 16,
  },
  {
    name: 'Nadia Haddad',
    city: 'Portlaoise',
    location: 'Kilminchy',
    experience: '6 years',
    feePerHour: 46,
    about:
      "Brow shaping, tinting and evening make-up with a little Damascene eyeliner. For Eid I keep the whole day free for families. If you are sensitive to fragrance, say so and I'll pack the other kit.",
    completed: 18,
    complexion: 'olive',
  },
]
