import type { Composition } from './composition.ts'
import { NoAnswer, ProviderRefusal } from './provider-objects.ts'
import { createWorld, type Operation, Refused, type World } from './world.ts'

/** A running operation with its name. */
interface Running {
  name: string
  operation: Operation
}

/** The maximum number of steps of an operation. */
const MOST_STEPS = 1000

/** A world with its running operations, and a log of what has happened. */
export class History {
  readonly world: World
  readonly lines: string[] = []
  readonly running: Running[] = []
  private readonly inspect: (world: World) => void

  /**
   * Begins with an empty world.
   * @param inspect checks the world after each step, and throws if an invariant is broken.
   */
  constructor(composition: Composition, inspect: (world: World) => void) {
    this.world = createWorld(composition)
    this.inspect = inspect
  }

  /** Begins an operation; with `gap` it stops at its first gap, otherwise it runs to its end. */
  begin(name: string, operation: Operation, gap: boolean): void {
    const running = { name, operation }
    this.running.push(running)
    this.goOn(running, { through: !gap })
  }

  /** Lets an operation go on to its next gap, or right to its end. */
  goOn(running: Running, { through }: { through: boolean }): void {
    const positions: string[] = []
    try {
      const steps = through ? MOST_STEPS : 1
      for (let step = 0; step < steps; step += 1) if (!this.advance(running, positions)) break
    } finally {
      this.log(`${running.name}: ${positions.join(', ')}`)
    }
  }

  /** Takes one step of an operation; returns false once it has ended. */
  private advance(running: Running, positions: string[]): boolean {
    const [position, done] = advance(running.operation)
    positions.push(position)
    if (done) this.running.splice(this.running.indexOf(running), 1)
    this.inspect(this.world)
    return !done
  }

  /** Kills the process of an operation at its current step. */
  kill(running: Running): void {
    this.running.splice(this.running.indexOf(running), 1)
    this.log(`${running.name}: its process dies`)
  }

  /** Logs an event with the simulated time. */
  log(text: string): void {
    this.lines.push(`${this.world.now.toISOString().slice(0, 23).replace('T', ' ')}  ${text}`)
  }
}

/** Returns the position of an operation, and whether it has come to its end; a refusal by the world ends it. */
function advance(operation: Operation): [string, boolean] {
  try {
    const { value, done } = operation.next()
    return [value ?? 'done', done === true]
  } catch (error) {
    if (error instanceof Refused) return [`refused with ${error.message}`, true]
    if (error instanceof NoAnswer) return ['has no answer from the provider', true]
    if (error instanceof ProviderRefusal) return ['is refused by the provider', true]
    throw error
  }
}
