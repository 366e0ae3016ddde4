import { KeyRound } from 'lucide-react'
import { type FieldTexts, TextInput } from './text-input.tsx'

type CodeInputProps = Pick<FieldTexts, 'label' | 'error' | 'hint'>

/**
 * Input for a code of an authenticator app or a recovery code; phones offer the digit keyboard and codes from
 * the app.
 */
export function CodeInput(props: CodeInputProps) {
  return (
    <TextInput
      {...props}
      name="code"
      icon={<KeyRound aria-hidden="true" />}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  )
}
