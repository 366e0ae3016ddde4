// The face of this module: other modules call it by this file, the only one here that exports what others declare.

export { readConversation } from './chat/read-conversation.ts'
export { bindChat } from './chat/socket.ts'
