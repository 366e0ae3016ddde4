import type { DemoVendor } from '../demo-vendor.ts'

export const hairstylists: DemoVendor[] = [
  {
    name: 'Aoife Byrne',
    city: 'Dublin',
    location: 'Ranelagh',
    experience: '9 years',
    feePerHour: 45,
    about:
      'Cuts, colour and occasion hair in your own kitchen, with a proper backwash basin and no rush. I trained on South William Street and love curls, fringes and first-time bobs. Patch tests for colour are free and take five minutes, two days before.',
    completed: 128,
  },
  {
    name: 'Adaeze Nwosu',
    city: 'Swords',
    location: 'Applewood',
    experience: '11 years',
    feePerHour: 42,
    about:
      "Natural and Afro-textured hair is my trade: wash days, silk presses, knotless braids and trims that respect your length. Longer styles can be split over two visits. Tell me when you last had a treatment and I'll bring what your hair needs.",
    completed: 74,
    complexion: 'deep',
  },
  {
    name: 'Karolina Maher',
    city: 'Bray',
    location: 'Old Connaught',
    experience: '14 years',
    feePerHour: 48,
    about:
      "Fourteen years in salons between Kraków and Bray before I packed it all into one very full car. Balayage and soft layers are most of my week. Older clients who can't get out easily are always welcome.",
    completed: 37,
  },
  {
    name: 'Bríd Hanley',
    city: 'Naas',
    location: 'Sallins',
    experience: '22 years',
    feePerHour: 38,
    about:
      "A set and blow-dry before Mass, a communion morning for three sisters, a trim for a man who hates the barber: all in a week's work around Naas and Sallins. I keep appointments to time and bring my own towels.",
    completed: 31,
  },
  {
    name: 'Laura Keogh',
    city: 'Dublin',
    location: 'Tallaght',
    experience: '6 years',
    feePerHour: 35,
    about:
      "Mam of two, so evenings and Sundays suit me as well as they suit you. Highlights, root touch-ups and children's cuts, done at the kitchen table with the telly on if that keeps everyone still.",
    completed: 28,
  },
  {
    name: 'Seán Moran',
    city: 'Drogheda',
    location: 'Laurence Street',
    experience: '12 years',
    feePerHour: 36,
    about:
      'Barber by training, stylist by choice. Fades, scissor cuts and beard work for the lads, short crops and undercuts for anyone who wants them. House calls to Termonfeckin, Bettystown and Laytown at no extra charge.',
    completed: 19,
    man: true,
  },
  {
    name: 'Siobhán Tuohy',
    city: 'Cork',
    location: 'Douglas',
    experience: '17 years',
    feePerHour: 46,
    about:
      'Colour correction takes patience, and I would sooner tell you it needs two visits than pretend otherwise. Before going mobile I looked after colour for a salon on Oliver Plunkett Street. Ammonia-free ranges available if you ask ahead.',
    completed: 44,
  },
  {
    name: 'Beatriz Carvalho',
    city: 'Galway',
    location: 'Salthill',
    experience: '8 years',
    feePerHour: 44,
    about:
      'Brazilian blow-dries and keratin smoothing, carried out with the windows open and a formaldehyde-free product. The treatment takes three to four hours and lasts about three months. Se fala português.',
    completed: 39,
    complexion: 'olive',
  },
  {
    name: 'Gemma Hickey',
    city: 'Limerick',
    location: 'Castletroy',
    experience: '10 years',
    feePerHour: 40,
    about:
      'Bridal parties are where I am happiest: up to five heads, one timetable, nobody late to the church. Trials take place at your home four to six weeks before. Midweek I do ordinary cuts and colour around Castletroy and Annacotty.',
    completed: 33,
  },
  {
    name: 'Oleksandra Bondar',
    city: 'Waterford',
    location: 'Tramore',
    experience: '13 years',
    feePerHour: 38,
    about:
      'Precise bobs, blunt fringes and blondes that stay cool in tone. I ran a small studio in Lviv until 2022 and now work from Tramore to Dunmore East. English is fine, Ukrainian and Polish too.',
    completed: 22,
  },
  {
    name: 'Deirdre Mac Giolla',
    city: 'Sligo',
    location: 'Strandhill',
    experience: '15 years',
    feePerHour: 39,
    about:
      'Salt water is hard on hair, so half of my clients are surfers and the other half live with one. Expect honest advice, a good conditioning treatment and a cut that dries by itself.',
    completed: 18,
  },
  {
    name: 'Jamal Idowu',
    city: 'Dublin',
    location: 'Blanchardstown',
    experience: '7 years',
    feePerHour: 34,
    about:
      "Skin fades, line-ups, locs retwisted and kids' first haircuts. Everything is sterilised between houses and you can watch me do it. Group bookings for wedding mornings and debs work out well at two or three hours.",
    completed: 52,
    man: true,
    complexion: 'deep',
  },
  {
    name: 'Clodagh Reilly',
    city: 'Kilkenny',
    location: 'Freshford Road',
    experience: '5 years',
    feePerHour: 36,
    about:
      "After three years assisting in Dublin I came home to Kilkenny and started calling to houses. Curtain fringes, shags and anything with movement. If you have a picture, send it in the chat and I'll say frankly what suits your hair.",
    completed: 16,
  },
  {
    name: 'Tríona McGinley',
    city: 'Letterkenny',
    location: 'Glencar',
    experience: '19 years',
    feePerHour: 34,
    about:
      'Tá fáilte roimh Ghaeilge. From Letterkenny out to Rathmelton and Milford I do weekly sets, perms, colour and cuts for people who would rather stay by the fire. Nursing homes by arrangement with the staff.',
    completed: 25,
  },
  {
    name: 'Hyun-ju Park',
    city: 'Dublin',
    location: 'Smithfield',
    experience: '9 years',
    feePerHour: 52,
    about:
      'Straight, heavy hair behaves differently from the hair most Irish salons train on. I cut it dry, layer it lightly and do digital perms with equipment I bring along. A perm needs four hours; a cut needs one.',
    completed: 47,
    complexion: 'light',
  },
  {
    name: 'Pauline Considine',
    city: 'Ennis',
    location: 'Lifford',
    experience: '28 years',
    feePerHour: 35,
    about:
      'Twenty-eight years behind a chair in Parnell Street, and now I bring the chair to you. Grey blending without the hard root line is what people ask for most. A cup of tea is the only thing I accept on top.',
    completed: 29,
  },
  {
    name: 'Rūta Vaitkutė',
    city: 'Dundalk',
    location: 'Blackrock',
    experience: '11 years',
    feePerHour: 40,
    about:
      'Extensions fitted, moved up and taken out without damage: tapes, nano rings and clip-ins matched to your shade. The first visit is a consultation and colour match. I cover Dundalk, Carlingford and Ardee.',
    available: false,
    completed: 21,
  },
  {
    name: 'Michael Tobin',
    city: 'Clonmel',
    location: 'Irishtown',
    experience: '20 years',
    feePerHour: 36,
    about:
      "Gents' cuts mainly, with hot-towel shaves on a Friday. For clients recovering from surgery or treatment I also shave heads and fit wigs, quietly and at your pace.",
    completed: 12,
    man: true,
  },
  {
    name: 'Sharon Brophy',
    city: 'Athlone',
    location: 'Monksland',
    experience: '16 years',
    feePerHour: 37,
    about:
      "Which products do you have already? Bring them out and I'll use what is good before selling you anything, which I rarely do. Cuts, vivid colours and upstyles on both sides of the Shannon.",
    completed: 14,
  },
  {
    name: 'Lorraine Whelan',
    city: 'Wexford',
    location: 'Rosslare Strand',
    experience: '3 years',
    feePerHour: 32,
    about:
      'Newly out on my own after an apprenticeship in Gorey, with prices to match. Blow-dries, treatments, trims and simple upstyles for debs and christenings. Holiday homes around Rosslare are on my way.',
    completed: 5,
  },
]
