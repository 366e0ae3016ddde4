import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { maskAddresses } from './mask-addresses.ts'
import { unwrapQueryError } from './unwrap-query-error.ts'

/** Deeper chains of causes add nothing to the log. */
const MOST_CAUSES = 3

/** Fields with these names are redacted at any depth, as a safety net for logged errors and requests. */
const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie', 'payload']

/** Opens the log of the product: a JSON object a line, which holds no secrets (docs/security/logging.md). */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[not logged]' },
    serializers: { err: describeError, error: describeError, req: describeRequest },
  }
  return destination ? pino(options, destination) : pino(options)
}

interface DescribedError {
  type: string
  message: string
  stack?: string | undefined
  code?: unknown
  cause?: DescribedError
}

/**
 * Returns the only fields of an error that are logged: drivers and providers add parameters, rows, headers and addresses.
 * Mail servers repeat the address of the recipient in their message.
 */
export function describeError(thrown: unknown, causes = MOST_CAUSES): DescribedError {
  const error = unwrapQueryError(thrown)
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? error : '' }
  const { name, stack, cause } = error
  const message = maskAddresses(error.message)
  return {
    type: name,
    message,
    // It begins with the message.
    stack: stack?.replace(error.message, () => message),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && causes > 0 && { cause: describeError(cause, causes - 1) }),
  }
}

/** Returns the only fields of a request that are logged, its method and declared route: addresses and headers carry tokens. */
const describeRequest = ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
  method,
  route: routeOptions?.url,
})
