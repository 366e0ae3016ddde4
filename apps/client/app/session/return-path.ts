// implements: §2.53
import { returnPath as pathBack } from '@anseo/api-client/return-path'

/** Returns the path after a login: back to the page that asked for it, else the profile (A7). */
export const returnPath = (search: URLSearchParams): string => pathBack(search, '/my-profile')
