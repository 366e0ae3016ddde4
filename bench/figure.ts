/** One line of the table: a measurement beside its limit. */
export interface Figure {
  what: string
  ours: string
  /** The best result of the same machine in the same run; empty when there is none. */
  limit: string
  /** Our value over the limit, or the value itself when the goal is absolute. */
  ratio: string
  goal: string
  met: boolean
}

type Bound = { atLeast: number } | { atMost: number }

interface Compared {
  what: string
  ours: number
  limit: number
  unit: string
  /** Goal for the ratio of our value to the limit. */
  goal: Bound
}

/** Creates a figure whose goal is a share of the limit. */
export const comparedFigure = ({ what, ours, limit, unit, goal }: Compared): Figure => ({
  what,
  ours: withUnit(ours, unit),
  limit: withUnit(limit, unit),
  ratio: (ours / limit).toFixed(2),
  ...judge(ours / limit, goal, ''),
})

interface Absolute {
  what: string
  ours: number
  unit: string
  goal: Bound
}

/** Creates a figure whose goal is an absolute number. */
export const absoluteFigure = ({ what, ours, unit, goal }: Absolute): Figure => ({
  what,
  ours: withUnit(ours, unit),
  limit: '',
  ratio: '',
  ...judge(ours, goal, unit),
})

/** Creates a figure whose goal is one exact result. */
export const exactFigure = (what: string, ours: string, goal: string, met: boolean): Figure => ({
  what,
  ours,
  limit: '',
  ratio: '',
  goal,
  met,
})

function judge(value: number, bound: Bound, unit: string): Pick<Figure, 'goal' | 'met'> {
  return 'atLeast' in bound
    ? { goal: `≥ ${withUnit(bound.atLeast, unit)}`, met: value >= bound.atLeast }
    : { goal: `≤ ${withUnit(bound.atMost, unit)}`, met: value <= bound.atMost }
}

/** Rounds to three digits; a busy machine measures no more precisely. */
function withUnit(value: number, unit: string): string {
  const text =
    Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-IE') : Number(value.toPrecision(3))
  return unit === '' ? String(text) : `${text} ${unit}`
}
