import type { DefaultKey } from '@anseo/domain/default-specialities'

/** Five-star reviews by speciality. */
export const PRAISE: Record<DefaultKey, readonly string[]> = {
  Hairstylist: [
    'On time, brought everything and left the kitchen cleaner than she found it.',
    'Exactly the colour we talked about. I was told honestly that a full head would be too much.',
    'Gentle with my curls, and gave me a routine that I can keep up.',
    'My mother has not left the house in weeks and felt like herself again.',
    'The cut grew out beautifully last time, so I was not nervous at all.',
    'Lovely waves for my sister’s wedding, and they held until the taxi home.',
    'A fringe, at last, that does not need an hour in the morning.',
  ],
  Nail_Technician: [
    'Three weeks and not one chip, and I garden.',
    'Neat work, and no smell in the flat afterwards.',
    'Took the old set off without hurting me, which has not happened before.',
    'Good taste: talked me out of the yellow.',
    'Everything came out of a sealed pouch. I liked that.',
  ],
  Makeup_Artist: [
    'I looked like me on a very good day.',
    'Stayed on through the mass, the rain and the dancing.',
    'Listened first, and showed me a picture before every step.',
    'Did three of us in the time promised and was the calmest person in the house.',
    'My skin reacts to everything. It did not react to this.',
  ],
  Babysitter: [
    'The children asked when the next date night is.',
    'Two asleep by eight, the third reading quietly. I do not know how.',
    'Sent one message in the middle, which was exactly right.',
    'Patient with a very shy four-year-old.',
    'Homework done and the kitchen tidy. We will book again.',
  ],
  Massage_Therapist: [
    'Found the knot that I did not know how to describe.',
    'Firm, warm hands, and no talk unless I wanted it.',
    'I could turn my head again the next morning.',
    'Brought table, blankets and oil, and needed no more than the spare room.',
    'Asked before every change. I felt safe all the time.',
  ],
  'Personal Chef': [
    'Six happy people, one of them coeliac, and a spotless kitchen.',
    'The lamb was the best thing that ever came out of my oven.',
    'Planned the menu with me and kept to the budget.',
    'A week of dinners that even the teenagers ate.',
    'We sat with our guests the whole evening, which was the point of it.',
  ],
  Cleaner: [
    'You could eat off the floor, and the dog is in love.',
    'Did the skirting boards without being asked.',
    'The landlord gave the whole deposit back.',
    'Careful with the old windows, and quick.',
    'The house smelled of nothing, which is the best smell.',
  ],
}

/** Five-star reviews that fit any speciality. */
export const GENERAL_PRAISE: readonly string[] = [
  'Very easy from the booking to the goodbye.',
  'Friendly, quiet and on the minute.',
  'Second time, and just as good.',
  'Answered within the hour and came when it was said.',
  'Worth every cent.',
  'Would book again without a thought.',
]

/** Reviews by clients who gave four or three stars. */
export const MIXED: readonly string[] = [
  'Good work. We began a quarter of an hour late because of the traffic.',
  'Very nice, though I would have liked a little more time at the end.',
  'Fine on the whole. Parking on our street was a trouble.',
  'Did what was agreed, no more and no less.',
  'Nearly perfect. The finish could have been neater.',
]

/** Reviews by dissatisfied clients. */
export const POOR: readonly string[] = [
  'Half an hour late and in a hurry after that.',
  'Not what we had agreed on in the chat. It was put right in the end.',
]

/** Vendors' answers to a good review. `{name}` is the client's first name. */
export const THANKS: readonly string[] = [
  'Thank you, {name}. See you next time.',
  'It was a pleasure, {name}.',
  'Thanks, {name}, and mind yourself.',
  'Delighted to hear it, {name}.',
]

/** Vendors' answers to a bad review. */
export const SORRY: readonly string[] = [
  'Fair, {name}. I plan more time for the road now.',
  'Thank you for saying it, {name}. I will make up for it.',
]

/** Vendors' reviews of their clients. */
export const OF_CLIENTS: readonly string[] = [
  'Everything was ready when I came.',
  'Clear about what was wanted, and lovely company.',
  'Easy to find, and tea on the table.',
  'Kind, and told me in time about the stairs.',
]
