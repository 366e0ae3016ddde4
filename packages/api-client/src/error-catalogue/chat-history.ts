// implements: §8.27-8.30
/** The texts for a conversation that did not load (§8). */
export const CHAT_HISTORY = {
  default: 'Unable to load chat history',
  offline: "Unable to load chat history. You're offline.",
  401: 'Please log in to view chat history.',
  500: 'Server error. Please try again later.',
} as const
