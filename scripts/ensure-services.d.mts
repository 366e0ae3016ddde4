type Service = 'redis-server' | 'nginx'

/** Path of a server's program; `undefined` when it is not there. */
export declare function servicePath(name: Service): string | undefined
/**
 * Makes sure that those servers (by default all) are installed, or ends the process with a message on how to
 * install them.
 */
export declare function ensureServices(names?: readonly Service[]): void
