import { ADMIN_SCENES } from './admin-scenes.ts'
import { CLIENT_SCENES } from './client-scenes.ts'
import type { Scene } from './scene.ts'
import { VENDOR_SCENES } from './vendor-scenes.ts'

/** All scenes of the three sites, grouped by viewer. */
export const SCENES: Scene[] = [...CLIENT_SCENES, ...VENDOR_SCENES, ...ADMIN_SCENES]
