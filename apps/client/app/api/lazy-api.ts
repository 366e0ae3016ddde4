import type { Api } from '@anseo/api-client/api'

const call = async (...parts: Parameters<Api>) => (await import('./browser-api.ts')).api(...parts)

/** The browser's API for the shell of every page: its code loads with the first call, which not every visit makes. */
export const api = call as Api
