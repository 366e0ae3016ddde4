import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureServices, servicePath } from '../ensure-services.mjs'
import { isListening, startService } from './service.ts'

const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx/anseo.conf.template')

const MAKE_CERTIFICATE = join(import.meta.dirname, '../../deploy/make-certificate.sh')

/** Temporary folders, which nginx would otherwise write to the system's. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

interface ProxyOptions {
  port: number
  /** Ports of the processes behind it. */
  processPorts: number[]
  /** Absolute; takes its configuration, log and temporary files. */
  folder: string
  /** True to use a self-signed certificate, which production needs. */
  tls: boolean
}

export interface Proxy {
  stop(): Promise<void>
}

/** Starts nginx on loopback before the processes, with the configuration that compose.yaml uses. */
export async function startProxy({ port, processPorts, folder, tls }: ProxyOptions): Promise<Proxy> {
  ensureServices(['nginx'])
  mkdirSync(join(folder, 'nginx'), { recursive: true })
  const configuration = join(folder, 'nginx/nginx.conf')
  writeFileSync(configuration, mainConfiguration(folder))
  writeFileSync(
    join(folder, 'nginx/anseo.conf'),
    siteConfiguration(listenAt(port, tls ? makeCertificate(folder) : null), processPorts),
  )
  const service = startService({
    program: servicePath('nginx')!,
    words: ['-e', join(folder, 'nginx.log'), '-c', configuration],
    logFile: join(folder, 'nginx.log'),
  })
  await service.until(() => isListening(port))
  return { stop: () => service.end() }
}

/** Creates a certificate for localhost unless one exists, and returns its folder. */
function makeCertificate(folder: string): string {
  const place = join(folder, 'tls')
  mkdirSync(place, { recursive: true })
  execFileSync('sh', [MAKE_CERTIFICATE, place, String(process.getuid?.() ?? '')], { stdio: 'ignore' })
  return place
}

const listenAt = (port: number, certificate: string | null): string =>
  certificate === null
    ? `listen 127.0.0.1:${port};`
    : `listen 127.0.0.1:${port} ssl;
    ssl_certificate ${certificate}/certificate.pem;
    ssl_certificate_key ${certificate}/key.pem;
    ssl_protocols TLSv1.2 TLSv1.3;`

function siteConfiguration(listen: string, processPorts: number[]): string {
  const servers = processPorts.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
  return readFileSync(TEMPLATE, 'utf8')
    .replaceAll('${ANSEO_SERVERS}', servers.join('\n    '))
    .replaceAll('${ANSEO_LISTEN}', listen)
}

// The folder may be closed to other accounts.
const mainConfiguration = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 4096; }
http {
    ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/nginx/${name};`).join('\n    ')}
    include ${folder}/nginx/anseo.conf;
}
`
