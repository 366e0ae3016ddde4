import type { ComponentProps } from 'react'
import { PasswordInput } from './password-input.tsx'

type OwnPasswordInputProps = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'name' | 'autoComplete'>

/** The field in which people confirm an action with their own password; its name is `password`. */
export const OwnPasswordInput = (props: OwnPasswordInputProps) => (
  <PasswordInput label="Your password" name="password" autoComplete="current-password" {...props} />
)
