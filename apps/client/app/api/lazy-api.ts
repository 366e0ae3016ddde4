import type { Api } from '@anseo/api-client/api'

const call = async (...parts: Parameters<Api>) => (await import('./browser-api.ts')).api(...parts)

/** The browser's API for what stands in every page: its code loads with the first call, which a visitor may never make. */
export const api = call as Api
