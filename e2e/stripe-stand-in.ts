import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'

// Loaded into the product before its own code (`NODE_OPTIONS`): redirects its Stripe SDK from api.stripe.com to
// the sandbox of the product at `STRIPE_STAND_IN`, under the sandbox's key. Nothing else is changed.

const sandbox = new URL(process.env['STRIPE_STAND_IN']!)
const request = https.request

/** The SDK writes once its connection is secure; a plain connection to this machine never emits that event. */
const emitSecureConnect = (socket: Socket) => socket.once('connect', () => socket.emit('secureConnect'))

https.request = ((options: https.RequestOptions, ...rest: []) => {
  if (options.host !== 'api.stripe.com') return request(options, ...rest)
  const { method, path, headers } = options
  return http
    .request({
      host: sandbox.hostname,
      port: sandbox.port,
      method,
      path: `/sandbox/stripe${path}`,
      headers: { ...(headers as object), Authorization: 'Bearer sk_test_sandbox' },
    })
    .prependOnceListener('socket', emitSecureConnect)
}) as typeof https.request
