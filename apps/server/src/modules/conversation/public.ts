// The public interface of this module; other modules import only from here, from its events and from its tables.

export { readConversation } from './chat/read-conversation.ts'
export { bindChat } from './chat/socket.ts'
export { findPhotoBetween } from './photos/store.ts'
export { readAround } from './chat/read-around.ts'
export { replaceMessage } from './chat/replace-message.ts'
export { askVendors, type FindVendors } from './requests/ask-vendors.ts'
