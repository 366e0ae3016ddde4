import type { DemoVendor } from '../demo-vendor.ts'

export const nailTechnicians: DemoVendor[] = [
  {
    name: 'Saoirse Gallagher',
    city: 'Letterkenny',
    location: 'Ballymacool',
    experience: '8 years',
    feePerHour: 35,
    about:
      'Gel, BIAB and hand-painted art, from a single daisy to a full set of Donegal tweed. I file gently, never drill the natural nail, and will tell you if yours need a month off. Manicure table and lamp come with me.',
    available: false,
    completed: 86,
  },
  {
    name: 'Marta Kowalska',
    city: 'Waterford',
    location: 'Ferrybank',
    experience: '12 years',
    feePerHour: 32,
    about:
      'Builder gel on short, bitten or splitting nails is what I do all day. Regrowth infills every three weeks keep them strong. Away visiting family at the moment; the calendar opens again when I am back.',
    available: false,
    completed: 34,
  },
  {
    name: 'Linh Trần',
    city: 'Dublin',
    location: 'Rathmines',
    experience: '10 years',
    feePerHour: 34,
    about:
      'Acrylic sculpting, Russian manicure and very fine line work. My instruments go through an autoclave and arrive in sealed pouches. A full set with art takes two hours, so please book both.',
    completed: 58,
    complexion: 'olive',
  },
  {
    name: 'Ciara Mulvihill',
    city: 'Tralee',
    location: 'Oakpark',
    experience: '6 years',
    feePerHour: 30,
    about:
      'Rose week, race week, any week: shellac that outlasts the good shoes. Mothers and daughters often book me back to back. Removal of old gel is part of the hour and never charged on its own.',
    completed: 27,
  },
  {
    name: 'Thandeka Mokoena',
    city: 'Cork',
    location: 'Ballincollig',
    experience: '7 years',
    feePerHour: 33,
    about:
      'Bold colour on deep skin tones is a pleasure and I carry the shades for it. Chrome, cat-eye and ombré, shaped however you wear them. Pedicures too, with a portable basin and a warm towel.',
    completed: 31,
    complexion: 'deep',
  },
  {
    name: 'Niamh Scully',
    city: 'Mullingar',
    location: 'Ballinderry',
    experience: '4 years',
    feePerHour: 28,
    about:
      'Tidy hands for nurses, chefs and anyone else whose job forbids colour: cuticle work, buffing and a paraffin dip. For weekends I can do the opposite. Evenings from six are usually free.',
    completed: 15,
  },
  {
    name: 'Iwona Duffy',
    city: 'Monaghan',
    location: 'Clones Road',
    experience: '15 years',
    feePerHour: 30,
    about:
      "Medical-style pedicure for hard skin, ingrown corners and toenails that have become difficult to reach. I studied podology in Lublin. Diabetic clients should have a word with their GP first, and I'll gladly ring them.",
    completed: 24,
  },
  {
    name: 'Shauna Roche',
    city: 'Wexford',
    location: 'Castlebridge',
    experience: '5 years',
    feePerHour: 29,
    about:
      'A hen party of eight is possible; it takes four hours and somebody should be in charge of the playlist. Smaller groups and single sets all week. Vegan polishes throughout.',
    completed: 18,
  },
  {
    name: 'Meera Pillai',
    city: 'Galway',
    location: 'Oranmore',
    experience: '9 years',
    feePerHour: 33,
    about:
      "Henna for hands and nails for the same evening: a combination that Galway's wedding guests keep me busy with. I mix the henna fresh, with no black dye in it. Allow an hour for each hand if the pattern goes past the wrist.",
    completed: 36,
    complexion: 'brown',
  },
  {
    name: 'Grace Ahern',
    city: 'Midleton',
    location: 'Broomfield',
    experience: '3 years',
    feePerHour: 28,
    about:
      'Small, neat and natural is my style. I took up nails after eight years in a pharmacy, so allergies and ingredients are familiar ground. HEMA-free gel is available for anyone who reacts.',
    completed: 8,
  },
  {
    name: 'Daria Ionescu',
    city: 'Dublin',
    location: 'Lucan',
    experience: '11 years',
    feePerHour: 32,
    about:
      "Long almond and stiletto shapes, built properly so that they don't lift. Students of mine now work in three Dublin salons. If a nail breaks within ten days I come back and fix it.",
    completed: 42,
  },
  {
    name: 'Orlaith Kinsella',
    city: 'Gorey',
    location: 'Courtown',
    experience: '6 years',
    feePerHour: 29,
    about:
      'Gel polish, toes included, in the time it takes your little one to nap. I work quietly, clean up every speck of dust and leave the cuticle oil behind.',
    completed: 13,
  },
  {
    name: 'Joanne McCabe',
    city: 'Cavan',
    location: 'Cullies',
    experience: '13 years',
    feePerHour: 28,
    about:
      "People in nursing homes deserve nice nails as much as anybody. Two days a week belong to them, the others to farmers' wives, brides and the odd brave husband. Cavan, Ballyhaise and Cootehill.",
    completed: 20,
  },
  {
    name: 'Camille Laurent',
    city: 'Dublin',
    location: 'Sandymount',
    experience: '8 years',
    feePerHour: 38,
    about:
      'The French manicure as it is done in Lyon: sheer base, slim smile line, nothing thick. I also do Japanese P-Shine for clients who want no polish at all. Booked mostly for mornings.',
    completed: 26,
  },
  {
    name: 'Kasia Brennan',
    city: 'Carlow',
    location: 'Graiguecullen',
    experience: '10 years',
    feePerHour: 30,
    about:
      'Nail-biters, this is for you. We start with a short overlay, meet every fortnight, and by the third visit there is usually something to paint. No lectures.',
    completed: 23,
  },
  {
    name: 'Róisín Ní Laoire',
    city: 'Killarney',
    location: 'Muckross Road',
    experience: '7 years',
    feePerHour: 31,
    about:
      'Hotels in Killarney send me their wedding guests and I am well used to a tight timetable. Express file and polish in one hour, gel with simple art in two. Gaeilge agus fáilte.',
    completed: 17,
  },
  {
    name: 'Tom Nguyen',
    city: 'Limerick',
    location: 'Dooradoyle',
    experience: '9 years',
    feePerHour: 31,
    about:
      "Second generation in the trade: my mother's shop is in Limerick and the house calls are mine. Dip powder, acrylics and careful repairs. Men's manicures are part of every week and nothing to be shy about.",
    completed: 29,
    man: true,
    complexion: 'olive',
  },
]
