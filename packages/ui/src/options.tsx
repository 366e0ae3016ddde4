/** An option of a select; a text is its own value. */
type Option = string | { value: string | number; label: string }

/** The options of a select, each once. */
export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return (
      <option key={value} value={value}>
        {label}
      </option>
    )
  })
