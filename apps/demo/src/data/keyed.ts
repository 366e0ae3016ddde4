import { searchName } from '@anseo/domain/search-name'

/** A person with a key, which names the portrait's file and the e-mail address: lower case, ASCII, hyphens. */
export type Keyed<Person> = Person & { key: string }

/** Adds the key, which follows from the name: 'roisin-walsh' for 'Róisín Walsh'. */
export const keyed = <Person extends { name: string }>(person: Person): Keyed<Person> => ({
  key: searchName(person.name).replaceAll(/['’]/g, '').replaceAll(' ', '-'),
  ...person,
})
