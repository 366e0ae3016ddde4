/** Parts of the country, so that a history pairs people who live near each other. */
export type Region = 'east' | 'south' | 'mid-west' | 'west' | 'north-west' | 'midlands'

const TOWNS: Record<Exclude<Region, 'east'>, string[]> = {
  south: ['Cork', 'Waterford', 'Midleton', 'Kinsale', 'Clonakilty', 'Bandon', 'Dungarvan', 'Clonmel'],
  'mid-west': ['Limerick', 'Ennis', 'Tralee', 'Killarney', 'Nenagh', 'Newcastle West', 'Dingle'],
  west: ['Galway', 'Westport', 'Castlebar', 'Ballinasloe', 'Tuam', 'Clifden', 'Roscommon'],
  'north-west': ['Sligo', 'Letterkenny', 'Donegal', 'Cavan', 'Monaghan', 'Ballina'],
  midlands: [
    'Athlone',
    'Mullingar',
    'Tullamore',
    'Portlaoise',
    'Longford',
    'Kilkenny',
    'Carlow',
    'Wexford',
    'Gorey',
  ],
}

/** Returns the part of the country in which a town lies; towns not listed are in the east. */
export function regionOf(city: string): Region {
  const found = Object.entries(TOWNS).find(([, towns]) => towns.includes(city))
  return found ? (found[0] as Region) : 'east'
}
