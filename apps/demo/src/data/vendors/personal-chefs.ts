import type { DemoVendor } from '../demo-vendor.ts'

export const personalChefs: DemoVendor[] = [
  {
    name: "Cian O'Sullivan",
    city: 'Cork',
    location: "St Luke's",
    experience: '13 years',
    feePerHour: 60,
    about:
      'Supper for six in your own dining room: I shop at the English Market that morning, cook, serve and leave the kitchen as I found it. Fish is what I know best, but the vegetarian menu is no afterthought. Allergies are written on the menu and taken seriously.',
    completed: 117,
    man: true,
  },
  {
    name: 'Samuel Adjei',
    city: 'Dublin',
    location: 'Portobello',
    experience: '9 years',
    feePerHour: 58,
    about:
      'Jollof, grilled tilapia, kelewele, and the story behind each while you eat. I cooked in restaurants on Camden Street before striking out alone. Tasting menus for up to ten, pots of stew for your freezer.',
    completed: 53,
    man: true,
    complexion: 'deep',
  },
  {
    name: 'Elena Marchetti',
    city: 'Galway',
    location: "Taylor's Hill",
    experience: '15 years',
    feePerHour: 56,
    about:
      'Fresh pasta rolled on your table, with you if you like. A two-hour class ends in dinner; a four-hour one ends in dinner and tiramisù. Gluten-free flour behaves differently, but I have made my peace with it.',
    completed: 48,
    complexion: 'olive',
  },
  {
    name: 'Pádraig Mac Donncha',
    city: 'Westport',
    location: 'Murrisk',
    experience: '18 years',
    feePerHour: 62,
    about:
      "Clew Bay oysters, Mayo lamb, potatoes with the soil still on them. My father fished and my mother baked, and the menu hasn't strayed far. Holiday houses and small weddings up to sixteen.",
    completed: 36,
    man: true,
  },
  {
    name: 'Rachel Stapleton',
    city: 'Kilkenny',
    location: 'Bennettsbridge',
    experience: '7 years',
    feePerHour: 48,
    about:
      'Batch cooking for busy houses. In four hours I fill the fridge and freezer with ten dinners, label everything and wipe down the hob. Baby purées and school lunches can be part of it.',
    completed: 42,
  },
  {
    name: 'Arjun Menon',
    city: 'Dublin',
    location: 'Stillorgan',
    experience: '14 years',
    feePerHour: 60,
    about:
      'Kerala food as we eat it at home: appam, fish moilee, banana-leaf sadya for feast days. Heat is adjusted to the mildest guest and a chutney brings it back for the rest. I carry my own grinder, so warn the neighbours.',
    completed: 45,
    man: true,
    complexion: 'brown',
  },
  {
    name: 'Méabh Hartigan',
    city: 'Limerick',
    location: 'Adare',
    experience: '12 years',
    feePerHour: 55,
    about:
      'Christenings, communions and the big Sunday roast for fourteen. I quote by the head after a chat about ovens, because yours decides the menu. Local butchers, garden herbs, gravy done right.',
    completed: 31,
  },
  {
    name: 'Thibault Garnier',
    city: 'Kinsale',
    location: 'Scilly',
    experience: '20 years',
    feePerHour: 70,
    about:
      'Classical French, sauces above all. Ten years in Lyon, ten on the harbour here. A dinner for two is as welcome as one for eight; the mise en place hardly differs.',
    completed: 38,
    man: true,
  },
  {
    name: 'Yasmin Karimi',
    city: 'Dublin',
    location: "Harold's Cross",
    experience: '8 years',
    feePerHour: 54,
    about:
      'Saffron, barberries, herbs by the armful. Persian rice with its crust takes time, so I come three hours before you sit down. Halal throughout, and at least half of the table can be vegan without anyone noticing.',
    completed: 40,
    complexion: 'olive',
  },
  {
    name: 'Declan Furlong',
    city: 'Wexford',
    location: 'Kilmore Quay',
    experience: '16 years',
    feePerHour: 52,
    about:
      'Barbecue over wood, whatever the forecast. Brisket starts the night before at mine; mackerel goes on when the boat is in. I bring the grill, the gazebo and the extinguisher.',
    completed: 27,
    man: true,
  },
  {
    name: 'Sandra Klein',
    city: 'Clifden',
    location: 'Ballyconneely',
    experience: '11 years',
    feePerHour: 57,
    about:
      'Foraged, pickled, smoked over turf. Menus are written on the day because the shore decides. Not for picky eaters, I admit, but very much for curious ones.',
    available: false,
    completed: 19,
  },
  {
    name: 'Kwame Boateng',
    city: 'Athlone',
    location: 'Coosan',
    experience: '6 years',
    feePerHour: 48,
    about:
      'Meal plans for athletes and for people told by a doctor to eat differently. I weigh, label and explain. Coeliac, diabetic and low-FODMAP kitchens are familiar territory after four years in hospital catering.',
    completed: 22,
    man: true,
    complexion: 'deep',
  },
  {
    name: 'Joan Ní Mhurchú',
    city: 'Tralee',
    location: 'Blennerville',
    experience: '25 years',
    feePerHour: 45,
    about:
      "Afternoon tea with three kinds of scone, home-cured salmon and a cake that somebody's granny will recognise. My own china travels in crates. For wakes and funerals I keep things simple and ask no deposit beyond the booking fee.",
    completed: 29,
  },
  {
    name: 'Mateusz Wójcik',
    city: 'Sligo',
    location: 'Coolaney',
    experience: '10 years',
    feePerHour: 50,
    about:
      'Pierogi evenings are the most fun: twelve people, four fillings, flour everywhere. On other nights I cook modern Irish with a Polish accent, meaning smoke, dill and good rye bread.',
    completed: 18,
    man: true,
  },
  {
    name: 'Aoibhinn Tobin',
    city: 'Dungarvan',
    location: 'Helvick',
    experience: '5 years',
    feePerHour: 47,
    about:
      'Vegan chef, formerly a sceptic. Expect proper umami, a loaf still warm, and dessert that needs no apology. I cater for yoga weekends along the coast and for dinners of four in ordinary kitchens.',
    completed: 14,
  },
  {
    name: 'Haruto Sato',
    city: 'Dublin',
    location: 'Clontarf',
    experience: '17 years',
    feePerHour: 75,
    about:
      'Omakase at your counter for two to six guests. Fish comes from Howth the same day and my rice is seasoned in front of you. I need a clean worktop of one metre and nothing else.',
    completed: 34,
    man: true,
  },
  {
    name: 'Breda Culhane',
    city: 'Newcastle West',
    location: 'Ardagh',
    experience: '19 years',
    feePerHour: 45,
    about:
      'Cooking for one gets lonely and then it gets skipped. I visit older people weekly, make four or five dinners they actually like, and sit down to the first of them together. Family members abroad often book for their parents.',
    completed: 25,
  },
]
