import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { useEffect, useEffectEvent, useState } from 'react'

/** The time without an answer after which events count as missed. */
const ANSWER_WITHIN_MS = 5_000

interface Missed {
  /** The number of gaps so far. */
  times: number
  listeners: Set<() => void>
}

const missedOf = new WeakMap<ChatSocket, Missed>()
const timesOf = (socket: ChatSocket | null) => (socket && missedOf.get(socket)?.times) ?? 0

/**
 * Watches a new socket for gaps in which events did not reach it: while it was disconnected, when the server says so, and
 * between the first loads of the page and the first connection. Most first connections miss nothing, which the server
 * knows, and then nothing has to be loaded twice.
 * @param late the page could not connect at first, so that its loads may have failed as well.
 */
export function watchMissed(socket: ChatSocket, late: boolean): void {
  const missed: Missed = { times: 0, listeners: new Set() }
  missedOf.set(socket, missed)
  const tell = () => {
    missed.times += 1
    for (const listener of missed.listeners) listener()
  }
  let hasFailed = late
  socket.once('connect_error', () => {
    hasFailed = true
  })
  socket.once('connect', () => {
    socket.on('connect', tell)
    if (hasFailed) return tell()
    socket.timeout(ANSWER_WITHIN_MS).emit('ask_missed', sinceOpened(), (error, reply) => {
      if (error || reply.missed) tell()
    })
  })
  socket.on('catch_up', tell)
}

/** Milliseconds since the page began to open, asleep or awake. */
const sinceOpened = () => Math.max(performance.now(), Date.now() - performance.timeOrigin)

/** Calls back when data that a component has loaded since it was mounted may have missed a change. */
export function useMissed(socket: ChatSocket | null, listener: () => void): void {
  const [before] = useState(() => ({ socket, isOpen: socket?.connected === true, times: timesOf(socket) }))
  const notify = useEffectEvent(listener)
  useEffect(() => {
    const missed = socket && missedOf.get(socket)
    if (!missed) return
    const known = before.socket === socket ? before : { isOpen: false, times: 0 }
    const onMissed = () => notify()
    // A page that is drawn late may listen only after events have come. What loaded after a gap has missed nothing of it.
    if (missed.times > known.times || (socket.connected && !known.isOpen)) onMissed()
    missed.listeners.add(onMissed)
    return () => void missed.listeners.delete(onMissed)
  }, [socket, before])
}
