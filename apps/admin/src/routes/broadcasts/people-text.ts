import { counted } from '@anseo/domain/counted'

/** Returns a number of people in words, such as '1 person' or '4,120 people'. */
export const peopleText = (people: number): string => counted(people, 'person', 'people')
