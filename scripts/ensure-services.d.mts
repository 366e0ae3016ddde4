type Service = 'redis-server' | 'nginx'

/** Path of a server's program; `undefined` when it is not there. */
export declare function servicePath(name: Service): string | undefined
/** Makes sure that those servers can be started, all if not said, or ends the process with a message that says what to do. */
export declare function ensureServices(names?: readonly Service[]): void
