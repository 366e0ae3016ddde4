import { setTimeout as pause } from 'node:timers/promises'

// This file is loaded before the product. It answers each message with the memory in use after a full garbage collection.
process.on('message', () => void answer())

async function answer(): Promise<void> {
  // A resource that has just been closed is only released in a later round.
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await pause(100)
  }
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({
    heapBytes: heapUsed,
    residentBytes: rss,
    handles: process.getActiveResourcesInfo().length,
  })
}
process.channel?.unref()
