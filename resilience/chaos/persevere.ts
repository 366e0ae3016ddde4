import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from './figures.ts'

/** A final response: the call succeeded or was refused, and is not retried. */
export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever JSON it was
  body: any
}

interface Sent {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  body?: object | URLSearchParams
}

/** The timeouts of one attempt and of all attempts together, in ms. */
const ATTEMPT_MS = 15_000
const PATIENCE_MS = 120_000
const REST_MS = 400

/**
 * Makes a call as the sites do: it retries with the same `Idempotency-Key` while there is no response, or a 429 or 503.
 * @throws if there is no final response within two minutes.
 */
export async function persevere(url: string, sent: Sent, figures: Figures): Promise<Answer> {
  const key = randomUUID()
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await attempt(url, sent, key)
    if (!answer) figures.unanswered += 1
    else if (answer.status === 503 || answer.status === 429) figures.putOff += 1
    else {
      if (answer.status >= 500)
        figures.failures.push(`${sent.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer
    }
    if (performance.now() > deadline) throw new Error(`No answer to ${sent.path} within two minutes`)
    await pause(REST_MS)
  }
}

async function attempt(url: string, sent: Sent, key: string): Promise<Answer | undefined> {
  const { method = 'POST', path, token, body } = sent
  const isForm = body instanceof URLSearchParams
  try {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(method === 'POST' && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    })
    return { status: reply.status, body: await reply.json() }
  } catch {
    // After a broken connection or a timeout, it is unknown whether the call took effect.
    return undefined
  }
}
