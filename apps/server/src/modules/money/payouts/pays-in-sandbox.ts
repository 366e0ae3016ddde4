import type { Runtime } from '../../../platform/runtime.ts'

/** Returns whether payments here are those of the sandbox, so that no real money is paid out. */
export const paysInSandbox = ({ config }: Pick<Runtime, 'config'>): boolean => config.stripe === undefined
