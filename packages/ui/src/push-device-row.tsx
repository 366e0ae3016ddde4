import { Button } from './button.tsx'

export type PushDevice = {
  /** The state of push notifications on this device; null until it is known. */
  state: 'unsupported' | 'install' | 'blocked' | 'off' | 'on' | null
  busy: boolean
  /** Reason why the last step failed, or null. */
  error: string | null
  turnOn: () => void
  turnOff: () => void
}

const STATES: Record<NonNullable<PushDevice['state']>, string> = {
  on: 'Push notifications are on for this device until you log out.',
  off: 'Push notifications are off on this device. Turn them on; your browser will ask for permission.',
  blocked:
    'Your browser is blocking our notifications. To allow them, open the site settings next to the address bar.',
  unsupported:
    "This browser doesn't support push notifications. You'll still get emails and see notifications here.",
  install:
    'To get push notifications on iPhone or iPad, tap Share, then Add to Home Screen, and open the app from there.',
}

/** Shows whether this device gets push notifications, with a button that turns them on or off. */
export function PushDeviceRow({ state, busy, error, turnOn, turnOff }: PushDevice) {
  return (
    <div className="push-device">
      <div className="push-device-text" role="status">
        <h3>On this device</h3>
        <p className="muted">{state ? STATES[state] : 'Checking this device…'}</p>
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
