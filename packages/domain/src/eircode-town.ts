import { ROUTING_KEYS } from './places/routing-keys.ts'

/** The table has a district for each key of Cork city, as it has for those of Dublin. */
const CORK_CITY = new Set(['T12', 'T23'])

function townOfLine(line: string): [key: string, town: string] {
  const [key = '', town = ''] = line.split(/ (.*), /)
  const district = /^D0?(\d+W?)$/.exec(key)?.[1]
  if (district) return [key, `Dublin ${district}`]
  return [key, CORK_CITY.has(key) ? 'Cork' : town]
}

const towns = new Map(ROUTING_KEYS.trim().split('\n').map(townOfLine))

/** Returns the post town of an Eircode, such as 'Dublin 6' for 'D06 X2Y7'; '' for an unknown routing key. */
export const townOfEircode = (eircode: string): string =>
  towns.get(eircode.trim().slice(0, 3).toUpperCase()) ?? ''
