import { createUseRead, createUseReadPages } from '@anseo/site-kit/use-read'
import { api } from '../api/browser-api.ts'

/** Loads the reply to a call. */
export const useRead = createUseRead(api)

/** Loads the replies to a call page by page. */
export const useReadPages = createUseReadPages(api)
