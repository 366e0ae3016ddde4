// implements: §2.50
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Eye, EyeOff, Lock } from 'lucide-react'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { FieldTexts } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'> & FieldTexts

/** A labelled password with a button that shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, error, missing, aside, className, ...input } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, missing, aside, className }}>
      {(control) => (
        <div className="input">
          <Lock aria-hidden="true" />
          <input {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
