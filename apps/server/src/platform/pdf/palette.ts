/** The product's colours as they print: the light theme's, on white. */
export const PALETTE = {
  ink: '#0d282d',
  ink2: '#40565a',
  ink3: '#5b6b6c',
  line: '#e8dfcf',
  paper: '#fbf7ef',
  door: '#0e4a50',
  gorse: '#fec434',
} as const

/** Wall and door of each speciality, in their fixed order. */
export const LANDSCAPE = [
  { wall: '#e6d8f0', deep: '#7d569c' },
  { wall: '#fad7df', deep: '#b8476a' },
  { wall: '#f7d5cb', deep: '#b5533f' },
  { wall: '#ffe9a8', deep: '#a87400' },
  { wall: '#d2e6d0', deep: '#457a49' },
  { wall: '#f0dcba', deep: '#8f6320' },
  { wall: '#cbe4ed', deep: '#2f7690' },
] as const
