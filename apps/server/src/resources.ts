/** The resources of a running product: its database, its application, its open port. */
export interface Resources {
  /**
   * Opens one resource. Once closing has begun, the promise never settles, so that nothing further is opened.
   * @param close closes the resource; resources are closed in reverse order, and never while another is being opened.
   */
  open<T>(part: () => Promise<T>, close?: (opened: T) => Promise<void>): Promise<T>
  /** Sets the work that runs first at an orderly end, while every resource is still open. */
  beforeClosing(drain: () => Promise<void>): void
  /** Drains, and closes all that is open. After a failure nothing is drained. */
  close(options?: { drains: boolean }): Promise<void>
}

/** Returns a holder of resources that are opened one after the other and closed in reverse order. */
export function createResources(): Resources {
  const closers: (() => Promise<void>)[] = []
  let opening: Promise<unknown> = Promise.resolve()
  let drain: (() => Promise<void>) | undefined
  let isClosing = false

  return {
    open: async (part, close) => {
      if (isClosing) return never()
      const opened = part().then((it) => {
        if (close) closers.push(() => close(it))
        return it
      })
      opening = opened
      const it = await opened
      return isClosing ? never() : it
    },
    beforeClosing: (first) => {
      drain = first
    },
    close: async ({ drains } = { drains: true }) => {
      isClosing = true
      if (drains) await drain?.()
      await opening.catch(() => undefined)
      for (const close of closers.toReversed()) await close()
    },
  }
}

const never = () => new Promise<never>(() => undefined)
