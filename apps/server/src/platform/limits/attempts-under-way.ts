/** Guesses at secrets that this process deals with now, by what they are attempts at. */
export interface AttemptsUnderWay {
  /** Those that are being compared. */
  comparing: Map<string, Set<Promise<unknown>>>
  /** Those that are being counted: one after the other, so that none has to try again. */
  counting: Map<string, Promise<unknown>>
}

export const createAttemptsUnderWay = (): AttemptsUnderWay => ({ comparing: new Map(), counting: new Map() })
