type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** The label is only for screen readers. */
  bare?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({ label, checked, onChange, disabled, bare }: SwitchProps) {
  const control = (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  )
  if (bare) return control
  return (
    <span className="switch-row">
      <span aria-hidden="true">{label}</span>
      {control}
    </span>
  )
}
