import { isDatabaseAway } from '../database/sql-state.ts'

interface BatchLimits {
  /** Batches under way at the same time. */
  lanes: number
  /** The maximum number of questions in one batch. */
  size: number
}

interface Waiting<Question, Answer> {
  question: Question
  answer: PromiseWithResolvers<Answer>
}

/**
 * Makes a function that answers one question at a time out of one that answers many together: questions that come while
 * the lanes are busy share the next batch, so a single one waits for nobody. A batch begins after its last question was
 * asked. One that fails is asked again one by one, so that nobody gets the error of another; not so when the database is
 * away, since nobody knows whether it was committed.
 * @param askAll returns the answers in the order of the questions; a failure has to leave nothing behind.
 */
export function batcher<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { lanes, size }: BatchLimits,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let busy = 0
  let isWoken = false

  const ask = async (batch: readonly Waiting<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(batch.map(({ question }) => question))
      for (const [place, { answer }] of batch.entries()) answer.resolve(answers[place]!)
    } catch (error) {
      if (batch.length === 1 || isDatabaseAway(error)) for (const { answer } of batch) answer.reject(error)
      else for (const one of batch) await ask([one])
    }
  }
  /** Waits for the end of the event loop's turn, so that requests that were read together are asked together. */
  const wake = () => {
    if (isWoken || busy === lanes || waiting.length === 0) return
    isWoken = true
    setImmediate(() => {
      isWoken = false
      while (busy < lanes && waiting.length > 0) {
        busy++
        void ask(waiting.splice(0, size)).then(() => {
          busy--
          wake()
        })
      }
    })
  }
  return (question) => {
    const answer = Promise.withResolvers<Answer>()
    waiting.push({ question, answer })
    wake()
    return answer.promise
  }
}
