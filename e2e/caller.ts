import { io, type Socket } from 'socket.io-client'

/** A reply of the API with its JSON body. */
interface Reply {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any field of it
  body: any
}

/** A logged-in person as a caller of the API. */
export interface Caller {
  token: string
  call(method: string, path: string, body?: object): Promise<Reply>
  /** Connects a socket of this person and waits until it is connected. */
  connect(): Promise<Socket>
}

export const DEMO_PASSWORD = 'anseo-demo-1'

/** Logs in one of the demonstration's accounts; `site` is the path of its calls: user, pro or admin. */
export async function logInDemo(url: string, site: 'user' | 'pro' | 'admin'): Promise<Caller> {
  return logIn(url, site, { user: 'client', pro: 'vendor', admin: 'admin' }[site] + '@demo.test')
}

/** Logs in one of the demonstration's people; they all have the same password. */
export async function logIn(url: string, site: 'user' | 'pro' | 'admin', email: string): Promise<Caller> {
  const { body } = await send(url, 'POST', `/api/${site}/login`, { email, password: DEMO_PASSWORD })
  return callerWith(url, (body as { token: string }).token)
}

/** Returns a caller that sends this token. */
export function callerWith(url: string, token: string): Caller {
  return {
    token,
    call: (method, path, sent) => send(url, method, path, sent, token),
    connect: () => connect(url, token),
  }
}

async function send(
  url: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Reply> {
  const reply = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: await reply.json() }
}

function connect(url: string, token: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** Pays an intent in the sandbox as a browser would: with the publishable key and the client secret. */
export async function payByCard(
  url: string,
  clientSecret: string,
  number = '4242424242424242',
): Promise<string> {
  const intentId = clientSecret.split('_secret_')[0] ?? ''
  const form = new URLSearchParams({
    key: 'pk_test_sandbox',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  })
  await fetch(`${url}/sandbox/stripe/v1/payment_intents/${intentId}/confirm`, { method: 'POST', body: form })
  return intentId
}
