import type { ChatLoad, ChatLoadResult } from '../chat-load.ts'
import { startChild } from '../child.ts'
import { absoluteFigure, comparedFigure, exactFigure } from '../figure.ts'
import { interleave, median } from '../measure.ts'
import type { Row } from '../row.ts'

const IN_FLIGHT = 64

/**
 * Measures how many chat messages per second our server stores, acknowledges and delivers, as a share of what bare
 * Socket.IO passes on without storing.
 */
export const chat: Row = {
  name: 'chat',
  measure: async (stage, { rounds, seconds }) => {
    const { url } = await stage.startServer(await stage.createDatabase())
    const bare = await startChild<{ url: string }>('bench/bare/socket-io.ts')
    const slowest: number[] = []
    let lost = 0
    const talk = (target: string) => loadChat({ url: target, pairs: IN_FLIGHT, seconds })
    await loadChat({ url, pairs: IN_FLIGHT, seconds: 1 })
    const { ours, limit } = await interleave(rounds, {
      ours: async () => {
        const { perSecond, p99Ms, acknowledged, heard } = await talk(url)
        slowest.push(p99Ms)
        lost += acknowledged - heard
        return perSecond
      },
      limit: async () => (await talk(bare.message.url)).perSecond,
    })
    await bare.stop()
    return [
      comparedFigure({ what: 'stored chat messages', ours, limit, unit: '/s', goal: { atLeast: 0.25 } }),
      absoluteFigure({
        what: `their p99 with ${IN_FLIGHT} in flight`,
        ours: median(slowest),
        unit: 'ms',
        goal: { atMost: 40 },
      }),
      exactFigure('messages that the other side did not hear', String(lost), '0', lost === 0),
    ]
  },
}

async function loadChat(load: ChatLoad): Promise<ChatLoadResult> {
  const { message, stop } = await startChild<ChatLoadResult>('bench/chat-load.ts', {
    args: [JSON.stringify(load)],
  })
  await stop()
  return message
}
