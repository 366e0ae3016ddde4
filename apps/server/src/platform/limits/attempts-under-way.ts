/** The attempts at secrets that this process is handling, by the secret. */
export interface AttemptsUnderWay {
  /** Comparisons in progress. */
  comparing: Map<string, Set<Promise<unknown>>>
  /** The last of the attempts being counted; they are counted one at a time, so that none has to retry. */
  counting: Map<string, Promise<unknown>>
}

/** Creates the record of attempts in progress; there is one per process. */
export const createAttemptsUnderWay = (): AttemptsUnderWay => ({ comparing: new Map(), counting: new Map() })
