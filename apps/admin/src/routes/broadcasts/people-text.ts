import { counted } from '@anseo/domain/counted'

/** '1 person', '4,120 people'. */
export const peopleText = (people: number): string => counted(people, 'person', 'people')
