import type { DemoVendor } from '../demo-vendor.ts'

export const babysitters: DemoVendor[] = [
  {
    name: 'Fatima Rahman',
    city: 'Limerick',
    location: 'Corbally',
    experience: '7 years',
    feePerHour: 16,
    about:
      'Montessori assistant by day, babysitter from half five. Homework gets done, screens stay off unless you say otherwise, and bedtime is at bedtime. Garda vetted, with paediatric first aid renewed this year.',
    completed: 98,
    complexion: 'olive',
  },
  {
    name: 'Róisín Walsh',
    city: 'Kilkenny',
    location: 'Loughboy',
    experience: '5 years',
    feePerHour: 15,
    about:
      'Eldest of six, so very little surprises me. I bring a bag of books, card games and one enormous jigsaw. Happy to collect from school or training if the car seat is in the hall.',
    completed: 47,
  },
  {
    name: 'Bernie Lenihan',
    city: 'Cork',
    location: 'Bishopstown',
    experience: '24 years',
    feePerHour: 16,
    about:
      "Retired public health nurse and grandmother of four. New babies, twins and parents who haven't slept are my speciality: go on to bed, I have the bottle. References from families in Wilton and Bishopstown.",
    completed: 61,
  },
  {
    name: 'Andrei Popescu',
    city: 'Dublin',
    location: 'Drumcondra',
    experience: '4 years',
    feePerHour: 15,
    about:
      'Trainee primary teacher at DCU. Football in the garden first, spellings after, dinner somewhere in between. Boys of eight to twelve who have worn out other sitters tend to like me.',
    completed: 33,
    man: true,
  },
  {
    name: 'Caoimhe Ní Shúilleabháin',
    city: 'Galway',
    location: 'Knocknacarra',
    experience: '6 years',
    feePerHour: 16,
    about:
      'Tógtha le Gaeilge agus sásta í a labhairt le do pháistí. If the Gaelscoil homework is beyond you, leave it on the table for me. Available most evenings and all day Saturday.',
    completed: 38,
  },
  {
    name: 'Precious Dube',
    city: 'Drogheda',
    location: 'Ballsgrove',
    experience: '9 years',
    feePerHour: 15,
    about:
      'Crèche room leader for toddlers, with FETAC Level 6 in childcare. Nap routines, fussy eaters and potty training hold no fear for me. I write down what was eaten, when they slept and what made them laugh.',
    completed: 29,
    complexion: 'deep',
  },
  {
    name: 'Sorcha Kirwan',
    city: 'Tullamore',
    location: 'Clonminch',
    experience: '3 years',
    feePerHour: 13,
    about:
      "Second-year nursing student, free on weekdays after four and most weekends. Two little brothers trained me well. I don't drive yet, so a lift home to Clonminch after nine is appreciated.",
    completed: 12,
  },
  {
    name: 'Ingrid Solberg',
    city: 'Greystones',
    location: 'Charlesland',
    experience: '10 years',
    feePerHour: 18,
    about:
      'Outdoors in all weather, as at home in Bergen. We pack soup, find a beach or a wood and come back tired. Comfortable with two dogs and up to three children at once.',
    completed: 27,
  },
  {
    name: 'Maura Cassidy',
    city: 'Sligo',
    location: 'Cartron',
    experience: '15 years',
    feePerHour: 14,
    about:
      'Sitting for the hotels in Sligo taught me to settle a child in a strange room within twenty minutes. Wedding guests, book early: Saturdays in summer go quickly.',
    completed: 24,
  },
  {
    name: 'Gabriela Nowak',
    city: 'Naas',
    location: 'Monread',
    experience: '8 years',
    feePerHour: 16,
    about:
      'Additional needs are welcome. Five years as a special needs assistant have taught me picture schedules, quiet corners and when to leave well alone. The first visit is best with a parent at home.',
    completed: 35,
  },
  {
    name: 'David Oyelaran',
    city: 'Dublin',
    location: 'Ongar',
    experience: '5 years',
    feePerHour: 15,
    about:
      'Youth worker, basketball coach, patient loser at Uno. I have three younger cousins to thank for the practice. Safeguarding certificate and Garda vetting are on file with Anseo.',
    completed: 20,
    man: true,
    complexion: 'deep',
  },
  {
    name: 'Helen Mannion',
    city: 'Ballinasloe',
    location: 'Garbally',
    experience: '12 years',
    feePerHour: 14,
    about:
      'Early starts suit me: I can be at your door for eight when the crèche is closed or the throat is sore. Lunches made, uniform washed, nobody hurried. Ballinasloe and ten miles around.',
    completed: 18,
  },
  {
    name: 'Leticia Mendoza',
    city: 'Dublin',
    location: 'Terenure',
    experience: '11 years',
    feePerHour: 17,
    about:
      'Twins of five months, a boy of two, a girl of nine: my longest families span all of that. Cooking with children is how I teach counting. Tagalog and Spanish if you would like some at home.',
    completed: 43,
    complexion: 'olive',
  },
  {
    name: 'Ella Farrell',
    city: 'Longford',
    location: 'Farneyhoogan',
    experience: '2 years',
    feePerHour: 13,
    about:
      'I am nineteen and studying early childhood care in Athlone. Crafts are my thing, and the table will be covered before we begin. My aunt lives nearby and is a phone call away if ever needed.',
    completed: 4,
  },
  {
    name: 'Patricia de Búrca',
    city: 'Westport',
    location: 'Quay',
    experience: '16 years',
    feePerHour: 15,
    about:
      'For fifteen summers visitors have handed me their children and gone up Croagh Patrick. Beach buckets, sun cream and a spare jumper always come along. In winter I mind local babies.',
    completed: 31,
  },
  {
    name: 'Shreya Iyer',
    city: 'Cork',
    location: 'Glanmire',
    experience: '6 years',
    feePerHour: 16,
    about:
      'Maths is easier with biscuits. After-school care with homework, a proper snack and a story in English, Tamil or both. Not taking new families this term, as exams come first.',
    available: false,
    completed: 22,
    complexion: 'brown',
  },
  {
    name: 'Noreen Twomey',
    city: 'Tralee',
    location: 'Ballyard',
    experience: '20 years',
    feePerHour: 14,
    about:
      'Quiet evenings, a tidy kitchen when you come home, and a note of anything worth knowing. I reared five of my own in Ballyard. Night feeds by arrangement, up to five hours.',
    completed: 26,
  },
  {
    name: 'Amélie Gaffney',
    city: 'Maynooth',
    location: 'Carton',
    experience: '4 years',
    feePerHour: 15,
    about:
      'Half Breton, half Kildare, fully fluent in both sorts of nonsense. Music students make good sitters: bring out the recorder, the ukulele or the saucepans. Vetted, non-smoker, own car.',
    completed: 9,
  },
]
