import { answerPushes } from '@anseo/api-client/service-worker/answer-pushes'
import badge from '@anseo/ui/assets/brand/badge-96.png'
import icon from '@anseo/ui/assets/brand/icon-192.png'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
answerPushes({ icon, badge })
