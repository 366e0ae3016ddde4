import type { DemoVendor } from '../demo-vendor.ts'

export const cleaners: DemoVendor[] = [
  {
    name: 'Gráinne Doyle',
    city: 'Dublin',
    location: 'Kilmainham',
    experience: '18 years',
    feePerHour: 20,
    about:
      "Same day, same hour, every week or fortnight, and the key goes back in the lockbox. Kitchens and bathrooms first, then floors, then whatever you left on the list. I use vinegar and elbow grease where they work, and stronger things where they don't.",
    completed: 69,
  },
  {
    name: 'Tomás Brennan',
    city: 'Sligo',
    location: 'Maugheraboy',
    experience: '6 years',
    feePerHour: 18,
    about:
      'Holiday lets turned over between eleven and three: beds, bins, bathrooms, photographs of anything broken. Windows inside and out up to the first floor. Sligo town, Strandhill, Mullaghmore.',
    completed: 43,
    man: true,
  },
  {
    name: 'Lúcia Fernandes',
    city: 'Cork',
    location: 'Blackpool',
    experience: '10 years',
    feePerHour: 19,
    about:
      'End-of-tenancy cleans that pass the inventory. Ovens, behind the washing machine, limescale on the shower screen: it is all on the list I send beforehand. Two-bed apartments take about five hours.',
    completed: 51,
    complexion: 'olive',
  },
  {
    name: 'Agnieszka Król',
    city: 'Galway',
    location: 'Ballybane',
    experience: '13 years',
    feePerHour: 18,
    about:
      'Ironing is what I am asked for most, oddly. Shirts, sheets and school skirts in the second hour, once the house is done. Reliable since 2012 for families in Renmore, Mervue and Ballybane.',
    completed: 38,
  },
  {
    name: 'Paddy Lawlor',
    city: 'Carlow',
    location: 'Tullow Road',
    experience: '9 years',
    feePerHour: 18,
    about:
      'Garages, sheds, attics and houses that got away from people. No judgement at all; we start in one corner. Council skips or a trip to the recycling centre can be arranged and priced in the chat.',
    completed: 24,
    man: true,
  },
  {
    name: 'Svitlana Koval',
    city: 'Killarney',
    location: 'Deerpark',
    experience: '7 years',
    feePerHour: 17,
    about:
      'Hotel housekeeping standards, brought home. Corners are square, taps shine, cushions stand the way you like them. I work alone and always three hours.',
    completed: 33,
  },
  {
    name: 'Mary-Joyce Amadi',
    city: 'Dublin',
    location: 'Finglas',
    experience: '8 years',
    feePerHour: 18,
    about:
      'Mornings while the children are at school: that is when my regulars have me. Fridges emptied and wiped on the first visit of each month. Fully insured, with my own hoover and mop.',
    completed: 40,
    complexion: 'deep',
  },
  {
    name: 'Eileen Hurley',
    city: 'Bandon',
    location: 'Innishannon',
    experience: '21 years',
    feePerHour: 18,
    about:
      'Old farmhouses with flagstones and ranges need a different hand from new builds. Beeswax, linseed, a soft brush. I also mind empty houses over the winter and light the stove before you arrive.',
    completed: 28,
  },
  {
    name: 'Viktor Petrov',
    city: 'Limerick',
    location: 'Mungret',
    experience: '11 years',
    feePerHour: 21,
    about:
      "Carpets and sofas by hot-water extraction, dry enough to walk on by evening. Red wine, coffee, dog, crayon: send a photograph and I'll say what will come out and what won't.",
    completed: 35,
    man: true,
  },
  {
    name: 'Nuala Feeney',
    city: 'Tuam',
    location: 'Milltown',
    experience: '15 years',
    feePerHour: 16,
    about:
      'Company is part of the job. Many of the people I clean for live alone, so there is time for the news and a cup of tea inside the two hours. Shopping and prescriptions collected on the way.',
    completed: 27,
  },
  {
    name: 'José Ramírez',
    city: 'Dublin',
    location: 'Dundrum',
    experience: '5 years',
    feePerHour: 19,
    about:
      'After-builders cleans, when the dust is in the sockets and the paint is on the glass. Two passes, a day apart, because dust settles. Floor machine and HEPA vacuum included.',
    completed: 30,
    man: true,
    complexion: 'olive',
  },
  {
    name: 'Carmel Dunphy',
    city: 'Waterford',
    location: 'Lismore Park',
    experience: '17 years',
    feePerHour: 17,
    about:
      "Fragrance-free cleaning for asthma, migraine and small babies. I make most of it myself and list what's in it. Waterford city only, as I come by bicycle with two panniers.",
    completed: 21,
  },
  {
    name: 'Ioana Marin',
    city: 'Newbridge',
    location: 'Roseberry',
    experience: '9 years',
    feePerHour: 18,
    about:
      'Deep spring clean, twice a year, presses emptied and everything put back exactly where it was. I photograph the shelves first, so the teapot returns to the left of the tin. Five hours, sometimes over two days.',
    completed: 19,
  },
  {
    name: 'Gearóid Ó Sé',
    city: 'Dingle',
    location: 'Baile an Fheirtéaraigh',
    experience: '8 years',
    feePerHour: 18,
    about:
      'Cabins, campers, boats and the odd church. Salt gets everywhere out here and fresh water is half of the cure. Páirtaimseartha: Monday to Thursday.',
    available: false,
    completed: 13,
    man: true,
  },
  {
    name: 'Ling Zhao',
    city: 'Dublin',
    location: 'Sandyford',
    experience: '6 years',
    feePerHour: 19,
    about:
      'Apartments near the Luas, done in two hours while you are at work. You get a message when I arrive, another when I leave, and one photo of the finished kitchen.',
    completed: 32,
  },
  {
    name: 'Bernadette McGowan',
    city: 'Donegal',
    location: 'Laghey',
    experience: '14 years',
    feePerHour: 16,
    about:
      'Changeover days from May to September, steady houses the rest of the year. Hot presses rearranged on request, by someone who takes real satisfaction in it. My daughter joins me for big jobs at no extra rate.',
    completed: 22,
  },
  {
    name: 'Abdi Hassan',
    city: 'Dundalk',
    location: 'Muirhevnamor',
    experience: '4 years',
    feePerHour: 17,
    about:
      'Offices at six, homes from eight. Meeting the same standard in both means keeping lists, and I keep long ones. Gutters and bins can be added for half an hour.',
    available: false,
    completed: 10,
    man: true,
    complexion: 'deep',
  },
  {
    name: 'Sheila Grogan',
    city: 'Roscommon',
    location: 'Ballyleague',
    experience: '12 years',
    feePerHour: 16,
    about:
      'Moving house? While you unpack in one room, I clean the next. For people coming home from hospital I get the place warm, the bed changed and milk in the fridge.',
    available: false,
    completed: 15,
  },
]
