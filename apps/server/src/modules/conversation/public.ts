// What other modules may call of this one; it is the only file here that exports again what others declare.

export { readConversation } from './chat/read-conversation.ts'
export { bindChat } from './chat/socket.ts'
