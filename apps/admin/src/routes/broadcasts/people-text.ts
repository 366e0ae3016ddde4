/** '1 person', '4,120 people'. */
export const peopleText = (people: number): string =>
  people === 1 ? '1 person' : `${people.toLocaleString('en-IE')} people`
