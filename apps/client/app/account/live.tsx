// implements: §7.32, §7.36
import type { ChatSocket } from '@anseo/api-client/chat-socket'
import { useCode } from '@anseo/site-kit/use-code'
import { createContext, type ReactNode, use, useState } from 'react'
import { useToken } from './profile.tsx'

const Context = createContext<ChatSocket | null>(null)

async function loadConnection() {
  const { LiveConnection, toastsReady } = await import('./live-connection.tsx')
  await toastsReady
  return { LiveConnection }
}

/** Provides one socket to the whole site while the user is logged in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const connection = useCode(Boolean(token), loadConnection)
  const [socket, setSocket] = useState<ChatSocket | null>(null)
  return (
    <Context value={socket}>
      {token && connection && <connection.LiveConnection key={token} onSocket={setSocket} />}
      {children}
    </Context>
  )
}

/** Returns the logged-in user's socket, null while there is none. */
export const useSocket = (): ChatSocket | null => use(Context)
