import { readSiteSettings } from '@anseo/api-client/site-settings'

/** The settings that the server wrote into this page. */
export const settings = readSiteSettings()
