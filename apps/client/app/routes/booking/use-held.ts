import { useState } from 'react'

/** The value; while `held`, as it was when that began. */
export function useHeld<Value>(value: Value, held: boolean): Value {
  const [shown, setShown] = useState(value)
  if (held || Object.is(shown, value)) return shown
  setShown(value)
  return value
}
