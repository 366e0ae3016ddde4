import type { ComponentProps, FormEvent } from 'react'

/** Returns the text that was typed in a field of a form, by the field's name; '' where it has no such field. */
export type Typed = (name: string) => string

export type FormProps = Omit<ComponentProps<'form'>, 'method' | 'onSubmit'> & {
  /** True while it is being sent: it is not sent again then. */
  busy?: boolean
  onSubmit: (typed: Typed) => unknown
}

/**
 * A form that the page's own code checks and sends. Before that code is there the browser posts it, so that nothing typed
 * gets into the address.
 */
export function Form({ busy = false, onSubmit, ...form }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const entered = new FormData(event.currentTarget)
    onSubmit((name) => String(entered.get(name) ?? ''))
  }
  return <form noValidate {...form} method="post" onSubmit={submit} />
}
