import { Gauge, type Registry } from 'prom-client'
import type { ReplyCache } from './reply-cache.ts'

/** Registers metrics of how often replies were cached, made and invalidated. */
export function observeReplyCache(registry: Registry, cache: ReplyCache): void {
  const gauge = new Gauge({
    name: 'reply_cache',
    help: 'Replies kept for visitors: hits, shared, misses, bypassed and drops since the start; entries and bytes now.',
    labelNames: ['figure'],
    registers: [registry],
    collect() {
      for (const [figure, value] of Object.entries(cache.figures())) gauge.set({ figure }, value)
    },
  })
}
