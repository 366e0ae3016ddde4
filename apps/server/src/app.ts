import { setTimeout as delay } from 'node:timers/promises'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import { bindModules, moduleJobs, moduleSweeps } from './modules.ts'
import { createAuthenticate, createFindOpenSessions } from './modules/identity/public.ts'
import { ensureFirstAdmin, observeJobs } from './modules/operations/public.ts'
import { calendarFeedPage, oneClickStopPage } from './modules/booking/public.ts'
import { observeBooks, paymentWebhook, reportBooks } from './modules/money/public.ts'
import { observeRetention } from './modules/privacy/public.ts'
import { bindChat } from './modules/conversation/public.ts'
import { api } from './platform/http/api.ts'
import { replyWithError } from './platform/http/error-reply.ts'
import { restrictDevelopmentToOwnHosts } from './platform/http/development-hosts.ts'
import { createDrain, type Drain } from './platform/http/drain.ts'
import { createFloodLimits } from './platform/http/flood-limits.ts'
import { health } from './platform/http/health.ts'
import { createRateLimiter } from './platform/http/rate-limiter.ts'
import { images } from './platform/http/images.ts'
import { mailboxPages } from './platform/http/mailbox.ts'
import { observe, serveMetrics } from './platform/http/metrics.ts'
import { policyReports } from './platform/http/policy-reports.ts'
import { compressReplies, protectReplies } from './platform/http/reply-headers.ts'
import { readableAddress } from './platform/http/readable-address.ts'
import { limitAddresses, requestLimits } from './platform/http/request-size.ts'
import { sandboxFaults } from './sandbox-faults.ts'
import { shedLoad } from './platform/http/shed-load.ts'
import { restrictToHosts } from './platform/http/site-hosts.ts'
import { observeSockets } from './platform/http/socket-metrics.ts'
import { asksForWebSocket, openSockets, type SharedSockets } from './platform/http/socket-server.ts'
import { warnOfUnknownProxy } from './platform/http/unknown-proxy.ts'
import { observeReplyCache } from './platform/cache/metrics.ts'
import { isDatabaseAway } from './platform/database/sql-state.ts'
import type { Clock } from './platform/process/clock.ts'
import { openChangeFeed } from './platform/database/change-feed.ts'
import { type DatabaseWatch, watchDatabase } from './platform/database/database-watch.ts'
import { openDatabase, openPool } from './platform/database/database.ts'
import { startSweeper } from './platform/jobs/sweeper.ts'
import { startWorkers } from './platform/jobs/start-workers.ts'
import { catchMail } from './platform/mail/catcher.ts'
import { mailSender } from './platform/mail/brand.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { openSmtp } from './platform/mail/smtp.ts'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import { paymentsSandbox } from '@anseo/payment-sandbox/plugin'
import { createSharedCounts } from './platform/limits/shared-counts.ts'
import type { SharedRedis } from './platform/redis/shared-redis.ts'
import { openRuntime } from './open-runtime.ts'
import { PAUSES, type Pauses } from './pauses.ts'
import type { Runtime } from './platform/runtime.ts'
import { robots } from './sites/robots.ts'
import { securityTxt } from './sites/security-txt.ts'
import { sitemap } from './sites/sitemap.ts'

interface AppOptions {
  /** `port` must be the real one, since links in emails and calls to the sandbox use it. */
  config: Config
  databaseUrl: string
  clock: Clock
  log: Logger
  /** Those of the product when left out. */
  pauses?: Pauses | undefined
}

export interface App {
  http: FastifyInstance
  runtime: Runtime
  /** Starts the background work: the job queue and the sweeps. Call it once the server listens. */
  startBackground(): Promise<void>
  /** Makes the process report as not ready, and keeps serving until load balancers have noticed. */
  drain(): Promise<void>
  /** Lets requests in progress finish, then closes the app. */
  close(): Promise<void>
}

/** A request that takes longer is cut off when the process ends. */
const LAST_REQUESTS_MS = 4_000

/** Composes the product: one Fastify server with API, sockets, webhook, sandbox and mailbox over one runtime. */
export async function buildApp({
  config,
  databaseUrl,
  clock,
  log,
  pauses = PAUSES,
}: AppOptions): Promise<App> {
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const isPooled = directUrl !== databaseUrl
  const watch = watchDatabase(databaseUrl, log, pauses.databaseTickMs, { isPooled })
  const { pool, db } = openDatabase(databaseUrl, config.databasePool, log, { watch, isPooled })
  const localUrl = `http://127.0.0.1:${config.port}`
  const http = openServer(config, log, clock)
  http.setErrorHandler(replyWithError)
  shedLoad(http, config.requestsAtOnce)
  limitAddresses(http)
  const drain = createDrain(http)
  await compressReplies(http)
  const figures = observe(http, pool)
  const authenticate = createAuthenticate(db, clock, config)
  const shared = config.redisUrl ? await openShared(config.redisUrl, log, pauses) : undefined
  const redis = shared?.redis
  const sessions = { authenticate, findOpenSessions: createFindOpenSessions(db, clock) }
  const sockets = openSockets(http.server, sessions, {
    siteUrls: [config.publicUrl, config.vendorUrl, config.adminUrl].filter((url) => url !== undefined),
    shared,
    checkEveryMs: pauses.socketsMs,
  })
  const counts = createSharedCounts(db, clock, redis)
  const rateLimiter = createRateLimiter(counts, config.rateLimitFactor)
  const floodLimits = createFloodLimits(config.rateLimitFactor)
  const changes = await openChangeFeed(directUrl, log)
  const { realtime } = sockets
  const runtime = await openRuntime({
    config,
    clock,
    log,
    pool,
    db,
    realtime,
    changes,
    counts,
    rateLimiter,
    floodLimits,
    localUrl,
    pauses,
  })
  protectReplies(http.server, config)
  restrictToHosts(http, runtime.addresses)
  if (config.production) warnOfUnknownProxy(http)
  else restrictDevelopmentToOwnHosts(http, { host: config.host, addresses: runtime.addresses })
  observeBooks(figures, runtime)
  observeRetention(figures, runtime)
  const sweeps = moduleSweeps(runtime)
  observeJobs(figures, runtime, sweeps)
  observeSockets(figures, sockets.server, shared)
  observeReplyCache(figures, runtime.replyCache)
  bindChat(sockets.server, runtime)
  await http.register(api, {
    db,
    clock,
    authenticate,
    replyCache: runtime.replyCache,
    rateLimiter,
    floodLimits,
    routes: (bind) => bindModules(bind, runtime),
  })
  await http.register(policyReports, { figures })
  await registerPages(http, runtime, { redis, drain })
  const sandboxPool = config.stripe
    ? undefined
    : await openSandbox(http, { databaseUrl, isPooled, localUrl, log, watch, pauses })

  const mailer = openMailer(runtime)
  const background: { stop(): Promise<void> }[] = []
  return {
    http,
    runtime,
    startBackground: async () => {
      await ensureFirstAdmin(runtime)
      const handlers = moduleJobs(runtime, mailer.send)
      background.push(await startWorkers({ pool, url: directUrl, handlers, restMs: pauses.jobsMs, log }))
      if (pauses.sweepsMs !== Infinity)
        background.push(startSweeper(sweeps, { everyMs: pauses.sweepsMs, sweepLog: runtime.sweepLog, log }))
      background.push(runtime.settings.watch(log))
      if (config.metricsPort === undefined) return
      const metrics = await serveMetrics(figures, config.metricsPort, config.host)
      background.push({ stop: () => metrics.close() })
    },
    drain: async () => {
      drain.begin()
      await delay(config.drainSeconds * 1000)
    },
    close: async () => {
      drain.begin()
      const cutOff = setTimeout(() => http.server.closeAllConnections(), LAST_REQUESTS_MS)
      // Both must close together: the sockets wait for every connection, and only Fastify ends keep-alive connections.
      await Promise.all([sockets.close(), http.close()])
      clearTimeout(cutOff)
      await Promise.all(background.map((part) => part.stop()))
      // The last jobs and sweeps tell pages at other processes through it.
      redis?.close()
      mailer.close()
      await changes.close()
      await watch.stop()
      await sandboxPool?.end()
      await pool.end()
    },
  }
}

/** Opens the resources that processes share; their code is loaded only where there are several. */
async function openShared(url: string, log: Logger, { redisAnswerMs }: Pauses): Promise<SharedSockets> {
  const [{ openRedis }, { createSocketStream }] = await Promise.all([
    import('./platform/redis/shared-redis.ts'),
    import('./platform/redis/socket-stream.ts'),
  ])
  const redis = openRedis(url, log, redisAnswerMs)
  return { redis, stream: createSocketStream(redis) }
}

function openServer({ trustedProxies }: Config, log: Logger, clock: Clock): FastifyInstance {
  const limits = requestLimits(clock)
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: trustedProxies ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    ...limits,
    http: { ...limits.http, shouldUpgradeCallback: asksForWebSocket },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { maxParamLength: 300 },
    // Refusals by the router pass no hook of the API.
    frameworkErrors: ((error: Error, request: FastifyRequest, reply: FastifyReply) =>
      replyWithError(error, request, reply.header('server-time', clock.now().toISOString()))) as never,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
}

/** Registers everything served in addition to the API and the sites. */
async function registerPages(
  http: FastifyInstance,
  runtime: Runtime,
  state: { redis: SharedRedis | undefined; drain: Drain },
): Promise<void> {
  const { config, db, pool, files } = runtime
  await http.register(paymentWebhook, runtime)
  await http.register(images, { files })
  await http.register(sitemap, runtime)
  await http.register(robots, runtime)
  await http.register(securityTxt, runtime)
  await http.register(calendarFeedPage, runtime)
  await http.register(oneClickStopPage, runtime)
  await http.register(health, { pool, ...state, books: () => reportBooks(runtime) })
  if (!config.smtpUrl) await http.register(mailboxPages, { db })
}

const openMailer = (runtime: Runtime): Mailer => {
  const { config, db, log } = runtime
  return config.smtpUrl
    ? openSmtp({ url: config.smtpUrl, from: () => mailSender(runtime), log })
    : { send: catchMail(db), close: () => undefined }
}

interface SandboxSurroundings {
  databaseUrl: string
  isPooled: boolean
  localUrl: string
  log: Logger
  watch: DatabaseWatch
  pauses: Pauses
}

/** The sandbox stores its state on connections of its own, so that a failed commit of ours does not undo it. */
async function openSandbox(
  http: FastifyInstance,
  { databaseUrl, isPooled, localUrl, log, watch, pauses }: SandboxSurroundings,
) {
  const database = openPool(databaseUrl, 5, log, { watch, isPooled })
  await http.register(paymentsSandbox, {
    ...SANDBOX_KEYS,
    database,
    webhookUrl: () => `${localUrl}/api/payments/webhook`,
    retryDelaysMs: pauses.reportAgainMs,
    isDatabaseAway,
  })
  await http.register(sandboxFaults, { database })
  return database
}
