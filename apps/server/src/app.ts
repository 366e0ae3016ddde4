import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createAuthenticate } from './features/accounts/authenticate.ts'
import { ensureFirstAdmin } from './features/accounts/ensure-first-admin.ts'
import { accountJobs } from './features/accounts/jobs.ts'
import { bindAccounts } from './features/accounts/routes.ts'
import { bindAdministration } from './features/administration/routes.ts'
import { bindAppointments } from './features/appointments/routes.ts'
import { appointmentSweeps } from './features/appointments/sweeps.ts'
import { bindMessages } from './features/messages/routes.ts'
import { bindChat } from './features/messages/socket.ts'
import { reportBooks } from './features/ledger/books-report.ts'
import { observeBooks } from './features/ledger/metrics.ts'
import { bindLedger } from './features/ledger/routes.ts'
import { ledgerSweeps } from './features/ledger/sweeps.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { notificationListeners } from './features/notifications/listeners.ts'
import { bindNotifications } from './features/notifications/routes.ts'
import { paymentJobs } from './features/payments/jobs.ts'
import { paymentListeners } from './features/payments/listeners.ts'
import { bindPayments } from './features/payments/routes.ts'
import { paymentSweeps } from './features/payments/sweeps.ts'
import { paymentWebhook } from './features/payments/webhook.ts'
import { payoutJobs } from './features/payouts/jobs.ts'
import { payoutListeners } from './features/payouts/listeners.ts'
import { bindPayouts } from './features/payouts/routes.ts'
import { payoutSweeps } from './features/payouts/sweeps.ts'
import { bindProblemReports } from './features/problem-reports/routes.ts'
import { receiptListeners } from './features/receipts/listeners.ts'
import { bindReceipts } from './features/receipts/routes.ts'
import { bindVendors } from './features/vendors/routes.ts'
import { api } from './http/api.ts'
import { replyWithError } from './http/error-reply.ts'
import { health } from './http/health.ts'
import { images } from './http/images.ts'
import { mailboxPages } from './http/mailbox.ts'
import { observe, serveMetrics } from './http/metrics.ts'
import { protectAndCompress } from './http/reply-headers.ts'
import { sandboxFaults } from './http/sandbox-faults.ts'
import { openSockets } from './http/socket-server.ts'
import type { Clock } from './infrastructure/clock.ts'
import { cleanUpSweep } from './infrastructure/database/clean-up.ts'
import { openDatabase } from './infrastructure/database/database.ts'
import { openFolder } from './infrastructure/files/file-store.ts'
import { startSweeper } from './infrastructure/jobs/sweeper.ts'
import { startWorker } from './infrastructure/jobs/worker.ts'
import { mailBrand } from './infrastructure/mail/brand.ts'
import { catchMail } from './infrastructure/mail/catcher.ts'
import { sendBySmtp } from './infrastructure/mail/smtp.ts'
import { createStripe } from './infrastructure/payments-provider.ts'
import { paymentsSandbox } from './infrastructure/payments-sandbox/plugin.ts'
import { SANDBOX_KEYS } from './infrastructure/payments-sandbox/keys.ts'
import { createRunOnce } from './infrastructure/kept-call.ts'
import { createRunInTransaction, mergeListeners } from './infrastructure/unit-of-work.ts'
import { openPushService } from './infrastructure/push/push-service.ts'
import { ensureVapidKeys } from './infrastructure/push/vapid-keys.ts'
import type { Runtime } from './runtime.ts'
import { robots } from './sites/robots.ts'
import { sitemap } from './sites/sitemap.ts'

interface AppOptions {
  /** `port` must be the real one: mails link to it and the sandbox is asked through it. */
  config: Config
  databaseUrl: string
  clock: Clock
  log: Logger
}

export interface App {
  http: FastifyInstance
  runtime: Runtime
  /** Starts what works by itself: the job queue and the sweeps. Call it once the server listens. */
  startBackground(): Promise<void>
  close(): Promise<void>
}

/** Composes the product: one Fastify server with API, sockets, webhook, sandbox and mailbox over one runtime. */
export async function buildApp({ config, databaseUrl, clock, log }: AppOptions): Promise<App> {
  const { pool, db } = openDatabase(databaseUrl, config.databasePool, log)
  const localUrl = `http://127.0.0.1:${config.port}`
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.production,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: replyWithError as never,
    forceCloseConnections: true,
  })
  await protectAndCompress(http, config)
  const figures = observe(http, pool)
  const authenticate = createAuthenticate(db, clock)
  const sockets = openSockets(http.server, authenticate)
  const provider = config.stripe ?? SANDBOX_KEYS
  const transaction = createRunInTransaction({
    db,
    clock,
    listeners: mergeListeners(
      paymentListeners(),
      payoutListeners(),
      receiptListeners(),
      notificationListeners({
        brand: mailBrand({ config, publicUrl }),
        mailFrom: config.mailFrom,
        publicUrl,
      }),
    ),
    realtime: sockets.realtime,
  })
  const runtime: Runtime = {
    config,
    publicUrl,
    log,
    clock,
    pool,
    db,
    transaction,
    transactionOnce: createRunOnce(transaction),
    files: await openFolder(`${config.dataDir}/files`),
    stripe: createStripe({
      secretKey: provider.secretKey,
      ...(config.stripe ? {} : { sandboxBaseUrl: localUrl }),
    }),
    webhookSecret: provider.webhookSecret,
    realtime: sockets.realtime,
    push: openPushService({
      keys: await ensureVapidKeys(db),
      contact: `mailto:${config.brand.email}`,
      localCertificate: config.localPushCertificate,
    }),
  }
  bindChat(sockets.server, runtime)

  await http.register(api, {
    db,
    clock,
    authenticate,
    rateLimitFactor: config.rateLimitFactor,
    routes: (bind) => {
      bindAccounts(bind, runtime)
      bindVendors(bind, runtime)
      bindAppointments(bind, runtime)
      bindPayments(bind, runtime)
      bindPayouts(bind, runtime)
      bindProblemReports(bind, runtime)
      bindReceipts(bind, runtime)
      bindMessages(bind, runtime)
      bindNotifications(bind, runtime)
      bindLedger(bind, runtime)
      bindAdministration(bind, runtime)
    },
  })
  await http.register(paymentWebhook, runtime)
  await http.register(images, { files: runtime.files })
  await http.register(sitemap, runtime)
  await http.register(robots, runtime)
  await http.register(health, { pool, books: () => reportBooks(runtime) })
  observeBooks(figures, runtime)
  const sandboxPool = config.stripe ? undefined : await openSandbox(http, databaseUrl, localUrl, log)
  const sendMail = config.smtpUrl
    ? sendBySmtp({ url: config.smtpUrl, from: config.mailFrom, log })
    : catchMail(db)
  if (!config.smtpUrl) await http.register(mailboxPages, { db })

  const background: { stop(): Promise<void> }[] = []
  return {
    http,
    runtime,
    startBackground: async () => {
      await ensureFirstAdmin(runtime)
      const handlers = {
        'send-mail': sendMail,
        ...accountJobs(runtime),
        ...notificationJobs(runtime),
        ...paymentJobs(runtime),
        ...payoutJobs(runtime),
      }
      background.push(await startWorker({ pool, url: databaseUrl, handlers, log }))
      const sweeps = [
        ...appointmentSweeps(runtime),
        ...paymentSweeps(runtime),
        ...payoutSweeps(runtime),
        ...ledgerSweeps(runtime),
        cleanUpSweep(runtime),
      ]
      background.push(startSweeper(sweeps, log))
      if (config.metricsPort !== undefined) {
        const metrics = await serveMetrics(figures, config.metricsPort, config.host)
        background.push({ stop: () => metrics.close() })
      }
    },
    close: async () => {
      // Together: the sockets wait for every connection, and only Fastify ends the ones that are kept alive.
      await Promise.all([sockets.close(), http.close()])
      await Promise.all(background.map((part) => part.stop()))
      await sandboxPool?.end()
      await pool.end()
    },
  }
}

/** The sandbox keeps its state on connections of its own, so that a killed commit of ours does not take it along. */
async function openSandbox(http: FastifyInstance, databaseUrl: string, localUrl: string, log: Logger) {
  const database = new Pool({ connectionString: databaseUrl, max: 5 })
  database.on('error', (error) => log.warn({ error }, 'An idle sandbox connection broke'))
  await http.register(paymentsSandbox, {
    ...SANDBOX_KEYS,
    database,
    webhookUrl: () => `${localUrl}/api/payments/webhook`,
  })
  await http.register(sandboxFaults, { database })
  return database
}
