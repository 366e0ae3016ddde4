import type { Random } from '@anseo/test-support/random'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './candidates.ts'

/** The prefixes of all kinds of Engine.IO and Socket.IO frames, and invalid ones. */
const STARTS = [
  '',
  '0',
  '1',
  '2',
  '3',
  '4',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '49',
  '5',
  '6',
  '7',
  '9',
  'b4',
  '42/calendar,',
  '42/nope,',
  '40/nope,',
  '40/calendar,',
  '43/calendar,7',
  '4212',
  '42-1',
  '42999999999999999999',
  '451-',
  '4510000-',
  '45-1-',
  '461-/calendar,3',
]

const EVENTS = [
  'send_message',
  'join_room',
  'message_read',
  'ask_missed',
  'watch',
  'connect',
  'disconnect',
  'disconnecting',
  'error',
  'newListener',
  'removeListener',
  '__proto__',
  'constructor',
  '',
  'receive_message',
  'x'.repeat(3_000),
]

const PLACEHOLDERS = [
  '["send_message",{"_placeholder":true,"num":0}]',
  '["send_message",{"_placeholder":true,"num":-1}]',
  '["send_message",{"_placeholder":true,"num":99}]',
  '["send_message",{"_placeholder":true,"num":"toString"}]',
  '[{"_placeholder":true,"num":0}]',
]

/** Returns a frame that our clients never send: random bytes, a malformed packet, or one with a hostile payload. */
export function rawFrame(random: Random, ids: readonly string[]): string | Buffer<ArrayBuffer> {
  const kind = random.whole(0, 9)
  if (kind === 0) return Buffer.from(Array.from({ length: random.whole(0, 300) }, () => random.whole(0, 255)))
  if (kind === 1) return random.pick(STARTS) + random.pick(PLACEHOLDERS)
  if (kind === 2) return random.pick(STARTS) + random.pick(HOSTILE_TEXTS)
  if (kind === 3) return `${random.pick(STARTS)}${'['.repeat(random.whole(1, 4_000))}`
  if (kind === 4) return `40${JSON.stringify({ token: random.pick(HOSTILE_VALUES) })}`
  const packet = `42${random.percent(40) ? random.whole(0, 9) : ''}${JSON.stringify([random.pick(EVENTS), hostilePayload(random, ids)])}`
  if (kind === 5) return packet.slice(0, random.whole(1, packet.length))
  if (kind === 6 && random.percent(20)) return `42${JSON.stringify(['send_message', 'x'.repeat(90_000)])}`
  return packet
}

/** Returns an event, known or not, with a payload that mostly does not match its schema. */
export function hostileEvent(random: Random, ids: readonly string[]): [string, ...unknown[]] {
  const event = random.percent(85) ? random.pick(EVENTS.slice(0, 4)) : random.pick(EVENTS.slice(7))
  const payloads = Array.from({ length: random.percent(80) ? 1 : random.whole(0, 3) }, () =>
    hostilePayload(random, ids),
  )
  return [event, ...payloads]
}

function hostilePayload(random: Random, ids: readonly string[]): unknown {
  const id = () =>
    random.percent(70) ? random.pick(ids) : random.pick([...HOSTILE_TEXTS, ...HOSTILE_VALUES])
  const text = () => (random.percent(50) ? 'Is ten o’clock all right?' : random.pick(HOSTILE_TEXTS))
  switch (random.whole(0, 7)) {
    case 0:
      return random.pick(HOSTILE_VALUES)
    case 1:
      return random.pick(HOSTILE_TEXTS)
    case 2:
      return { senderId: id() }
    case 3:
      return { vendorId: id() }
    case 4:
      return JSON.parse(`{"__proto__":{"content":"x"},"receiverId":"${random.pick(ids)}"}`)
    case 5:
      return { receiverId: id(), content: random.pick(HOSTILE_VALUES), senderId: id(), _id: id(), read: true }
    default:
      return { receiverId: id(), content: text() }
  }
}
