import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

type ReasonedButtonProps = ButtonProps & {
  /** Reason why the button is disabled, shown as a tooltip; the button stays focusable. */
  reason: string | null | undefined
}

/** A button that says why when it cannot be pressed. */
export function ReasonedButton({ reason, ...button }: ReasonedButtonProps) {
  if (!reason) return <Button {...button} />
  return (
    <Tooltip text={reason}>
      <Button {...button} aria-disabled onClick={(event) => event.preventDefault()} />
    </Tooltip>
  )
}
