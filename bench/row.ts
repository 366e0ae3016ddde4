import type { Figure } from './figure.ts'
import type { Stage } from './stage.ts'

/** Duration and number of rounds of a row. */
export interface Effort {
  quick: boolean
  rounds: number
  /** Duration of one measurement. */
  seconds: number
}

/** One row of the table, measured by `npm run bench -- <name>`. */
export interface Row {
  name: string
  /** It takes long, and is measured only when it is named. */
  byName?: true
  measure(stage: Stage, effort: Effort): Promise<Figure[]>
}
