import { Button } from './button.tsx'

export type PushDevice = {
  /** Null until it is known. */
  state: 'unsupported' | 'install' | 'blocked' | 'off' | 'on' | null
  busy: boolean
  /** Why the last step did not work. */
  error: string | null
  turnOn: () => void
  turnOff: () => void
}

const STATES: Record<NonNullable<PushDevice['state']>, string> = {
  on: 'Push comes to this device until you log out.',
  off: 'What you chose for push does not come to this device yet. Your browser may ask you first.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, which open from the icon beside the address.',
  unsupported: 'This browser cannot receive push. Mail and the notices on this site come all the same.',
  install:
    'On iPhone and iPad push comes to the installed app: choose Share, then Add to Home Screen, and open the app from there.',
}

/** Whether push comes to this device, and the way to change it. */
export function PushDeviceRow({ state, busy, error, turnOn, turnOff }: PushDevice) {
  return (
    <div className="push-device">
      <div className="push-device-text" role="status">
        <h3>On this device</h3>
        <p className="muted">{state ? STATES[state] : 'Looking at this device…'}</p>
        {error && <p className="push-device-error">{error}</p>}
      </div>
      {state === 'on' && (
        <Button size="sm" tone="sec" busy={busy} onClick={turnOff}>
          Turn off
        </Button>
      )}
      {state === 'off' && (
        <Button size="sm" busy={busy} onClick={turnOn}>
          Turn on
        </Button>
      )}
    </div>
  )
}
