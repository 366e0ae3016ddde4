// implements: §2.53
import { returnPath as pathBack } from '@anseo/api-client/return-path'

/** Where a login leads: back to where one came from, else to the profile (A7). */
export const returnPath = (search: URLSearchParams): string => pathBack(search, '/my-profile')
