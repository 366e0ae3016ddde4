const listed = (names: string) => names.split(',').map((name) => name.trim())

/** First names, every second one of a woman. */
export const FIRST_NAMES = listed(`
  Aoife, Seán, Áine, Ciarán, Siobhán, Pádraig, Caoimhe, Oisín, Gráinne, Darragh, Niamh, Cian,
  Róisín, Fionn, Sinéad, Eoghan, Órla, Tadhg, Méabh, Rónán, Clíodhna, Conor, Saoirse, Liam, Bríd,
  Cillian, Deirdre, Donal, Eimear, Séamus, Fionnuala, Colm, Muireann, Brendan, Nóra, Diarmuid,
  Éabha, Kevin, Laoise, Micheál, Emma, Jack, Kate, Adam, Hannah, Paul, Grace, Mark, Ruth, David,
  Magda, Piotr, Ana, Mateusz, Ioana, Andrei, Priya, Arjun, Fatima, Yusuf
`)

export const SURNAMES = listed(`
  Byrne, Murphy, Kelly, O'Sullivan, Walsh, Ó Briain, Ryan, O'Connor, Doyle, McCarthy, Gallagher,
  O'Doherty, Kennedy, Lynch, Murray, Quinn, Moore, McLoughlin, Carroll, Daly, Ní Dhomhnaill,
  Connolly, Wilson, Dunne, Brennan, Burke, Collins, Campbell, Clarke, Johnston, Hughes,
  O'Farrell, Fitzgerald, Brown, Martin, Maguire, Nolan, Flynn, Ó Sé, Callaghan, Mulligan,
  Fitzpatrick, Healy, Keane, Power, Sheridan, Tierney, Mac Cárthaigh, Kowalski, Nowak, Popescu,
  Silva, Nair, Okafor, Rahman, Kaminski, Ivanova, Petrov
`)

/** Second surnames of some people, so that 100,000 of them are not all namesakes. */
export const SECOND_SURNAMES = [
  'Hayes',
  'Roche',
  'Barry',
  'Moran',
  'Casey',
  'Foley',
  'Regan',
  'Cullen',
] as const

/** Towns with the parts in which their vendors live, and how many of a thousand vendors work there. */
export const TOWNS: readonly { city: string; share: number; areas: readonly string[] }[] = [
  {
    city: 'Dublin',
    share: 380,
    areas: [
      'Rathmines',
      'Ranelagh',
      'Drumcondra',
      'Clontarf',
      'Tallaght',
      'Blanchardstown',
      'Dundrum',
      'Swords',
    ],
  },
  { city: 'Cork', share: 110, areas: ['Douglas', 'Blackpool', 'Bishopstown', 'Sundays Well'] },
  { city: 'Galway', share: 50, areas: ['Salthill', 'Knocknacarra', 'Renmore'] },
  { city: 'Limerick', share: 55, areas: ['Castletroy', 'Dooradoyle', 'Corbally'] },
  { city: 'Waterford', share: 35, areas: ['Ardkeen', 'Ballybricken'] },
  { city: 'Drogheda', share: 25, areas: ['Ballsgrove', 'Termonfeckin Road'] },
  { city: 'Dundalk', share: 25, areas: ['Seatown', 'Blackrock Road'] },
  { city: 'Bray', share: 22, areas: ['Killarney Road', 'Seafront'] },
  { city: 'Navan', share: 20, areas: ['Johnstown', 'Trim Road'] },
  { city: 'Kilkenny', share: 20, areas: ['Loughboy', 'Castle Gardens'] },
  { city: 'Ennis', share: 18, areas: ['Roslevan', 'Cahercalla'] },
  { city: 'Carlow', share: 18, areas: ['Pollerton', 'Graiguecullen'] },
  { city: 'Tralee', share: 18, areas: ['Oakview', 'Ballymullen'] },
  { city: 'Naas', share: 18, areas: ['Monread', 'Sallins Road'] },
  { city: 'Athlone', share: 16, areas: ['Auburn', 'Monksland'] },
  { city: 'Letterkenny', share: 16, areas: ['Glencar', 'Lower Main Street'] },
  { city: 'Mullingar', share: 15, areas: ['Ballinderry', 'Lynn'] },
  { city: 'Wexford', share: 15, areas: ['Mulgannon', 'Clonard'] },
  { city: 'Sligo', share: 15, areas: ['Cranmore', 'Cairns Hill'] },
  { city: 'Portlaoise', share: 14, areas: ['Ballyfin Road', 'Kilminchy'] },
  { city: 'Tullamore', share: 12, areas: ['Charleville', 'Arden'] },
  { city: 'Clonmel', share: 12, areas: ['Irishtown', 'Marlfield'] },
  { city: 'Castlebar', share: 12, areas: ['Turlough Road', 'Westport Road'] },
  { city: 'Cavan', share: 10, areas: ['Farnham Street', 'Swellan'] },
  { city: 'Killarney', share: 10, areas: ['Ross Road', 'Ballydowney'] },
  { city: 'Monaghan', share: 8, areas: ['Tullyhirm', 'Cortolvin'] },
  { city: 'Longford', share: 8, areas: ['Ballinalee Road', 'Templemichael'] },
  { city: 'Westport', share: 8, areas: ['Rosbeg', 'The Quay'] },
  { city: 'Roscommon', share: 7, areas: ['Ardnanagh', 'Circular Road'] },
  { city: 'Kinsale', share: 8, areas: ['Compass Hill', 'Scilly'] },
]
