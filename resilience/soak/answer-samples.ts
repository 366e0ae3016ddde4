import { setTimeout as pause } from 'node:timers/promises'

// Loaded before the product: answers each message with what the process holds after a full collection.
process.on('message', () => void answer())

async function answer(): Promise<void> {
  // A resource that was closed just now is released in a later round.
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
