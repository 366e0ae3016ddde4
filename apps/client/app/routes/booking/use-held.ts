import { useState } from 'react'

/** Returns `value`; while `held`, returns the value from when that began. */
export function useHeld<Value>(value: Value, held: boolean): Value {
  const [shown, setShown] = useState(value)
  if (held || Object.is(shown, value)) return shown
  setShown(value)
  return value
}
