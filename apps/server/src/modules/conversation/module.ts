import type { ServerModule } from '../../platform/server-module.ts'
import { on } from '../../platform/unit-of-work/unit-of-work.ts'
import { accountBlocked } from '../identity/events.ts'
import { bindBlocks } from './blocks/routes.ts'
import { chatListeners } from './chat/listeners.ts'
import { notifyOfUnread } from './chat/notify-of-unread.ts'
import { bindMessages } from './chat/routes.ts'
import { conversationData } from './personal-data.ts'
import { bindAttachedPhotos } from './photos/routes.ts'
import { bindQuotes } from './quotes/routes.ts'
import { closeRequestsOfBlocked } from './requests/close-of-blocked.ts'
import { bindRequests } from './requests/routes.ts'
import { bindSavedReplies } from './saved-replies/routes.ts'

/** Chats, their photos, quotes, requests to several vendors, and saved replies. */
export const conversation: ServerModule = {
  routes: (bind, runtime) => {
    bindMessages(bind, runtime)
    bindBlocks(bind, runtime)
    bindAttachedPhotos(bind, runtime)
    bindQuotes(bind, runtime)
    bindRequests(bind, runtime)
    bindSavedReplies(bind, runtime)
  },
  listeners: (surroundings) => [...chatListeners(surroundings), on(accountBlocked, closeRequestsOfBlocked)],
  sweeps: (runtime) => [{ name: 'notify of unread messages', run: () => notifyOfUnread(runtime) }],
  personalData: conversationData,
}
