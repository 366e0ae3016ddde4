import {
  cardBrand,
  digitsOf,
  expiryError,
  formatExpiry,
  formatNumber,
  numberError,
  securityCodeError,
  securityCodeLength,
  type CardInputError,
} from './card-input.ts'
import type { CardBrand } from '../src/card-number.ts'

export type CardValues = { number: string; exp_month: string; exp_year: string; cvc: string }

export type CardState = {
  brand: CardBrand
  empty: boolean
  complete: boolean
  /** The problem to show: a field left half filled, or one that can no longer become right. */
  error: CardInputError | undefined
  values: CardValues
}

type Field = {
  input: HTMLInputElement
  format: (text: string) => string
  problem: (text: string) => CardInputError | undefined
  /** The person has been here and left, or has tried to pay. */
  left: boolean
}

export type CardFields = {
  inputs: HTMLInputElement[]
  state: () => CardState
  /** From now on tells of every field that is not complete. */
  showAll: () => void
  clear: () => void
  /** Puts the cursor into the first field that is not complete. */
  focus: () => void
}

/** The inputs for number, expiry and security code: they format, check and move the cursor on. */
export function createCardFields(onChange: () => void): CardFields {
  const brand = (): CardBrand => cardBrand(number.input.value)
  const number = createField('cc-number', 'Card number', '1234 1234 1234 1234', formatNumber, numberError)
  const expiry = createField('cc-exp', 'Expiry date', 'MM / YY', formatExpiry, (text) =>
    expiryError(text, new Date()),
  )
  const code = createField(
    'cc-csc',
    'CVC',
    'CVC',
    (text) => digitsOf(text).slice(0, securityCodeLength(brand())),
    (text) => securityCodeError(text, brand()),
  )
  const fields = [number, expiry, code]
  fields.forEach((field, index) => {
    field.input.addEventListener('input', (event) => {
      reformat(field, event)
      refresh()
      const atEnd = field.input.selectionStart === field.input.value.length
      const typing = document.activeElement === field.input && isInsertion(event)
      if (typing && atEnd && !field.problem(field.input.value)) fields[index + 1]?.input.focus()
    })
    field.input.addEventListener('blur', () => {
      field.left = field.input.value !== ''
      refresh()
    })
    field.input.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && field.input.value === '') fields[index - 1]?.input.focus()
    })
  })

  function refresh(): void {
    for (const field of fields)
      field.input.setAttribute('aria-invalid', String(shownProblem(field) !== undefined))
    onChange()
  }

  function state(): CardState {
    const expiryDigits = digitsOf(expiry.input.value)
    return {
      brand: brand(),
      empty: fields.every((field) => field.input.value === ''),
      complete: fields.every((field) => !field.problem(field.input.value)),
      error: fields.map(shownProblem).find(Boolean),
      values: {
        number: digitsOf(number.input.value),
        exp_month: expiryDigits.slice(0, 2),
        exp_year: expiryDigits.slice(2),
        cvc: code.input.value,
      },
    }
  }

  function setAll(left: boolean, value?: string): void {
    for (const field of fields) {
      field.left = left
      if (value !== undefined) field.input.value = value
    }
    refresh()
  }

  return {
    inputs: fields.map((field) => field.input),
    state,
    showAll: () => setAll(true),
    clear: () => setAll(false, ''),
    focus: () => (fields.find((field) => field.problem(field.input.value)) ?? number).input.focus(),
  }
}

/** Returns the problem to show for a field: not that it is half filled while somebody is still typing. */
function shownProblem(field: Field): CardInputError | undefined {
  const problem = field.problem(field.input.value)
  return problem && (field.left || !problem.code.startsWith('incomplete')) ? problem : undefined
}

function createField(
  name: string,
  label: string,
  placeholder: string,
  format: Field['format'],
  problem: Field['problem'],
): Field {
  const input = document.createElement('input')
  Object.assign(input, { type: 'text', name, placeholder, inputMode: 'numeric', spellcheck: false })
  input.setAttribute('aria-label', label)
  input.setAttribute('autocomplete', name)
  return { input, format, problem, left: false }
}

/** Formats what was typed and keeps the cursor behind the same digit. */
function reformat({ input, format }: Field, event: Event): void {
  const cursor = input.selectionStart ?? input.value.length
  const digitsBefore = digitsOf(input.value.slice(0, cursor)).length
  const wasAtEnd = cursor === input.value.length
  const typed = isInsertion(event) ? input.value : input.value.replace(/[ /]+$/, '')
  const formatted = format(typed)
  input.value = isInsertion(event) ? formatted : formatted.replace(/[ /]+$/, '')
  const position = wasAtEnd ? input.value.length : positionBehindDigit(input.value, digitsBefore)
  if (document.activeElement === input) input.setSelectionRange(position, position)
}

function positionBehindDigit(text: string, digits: number): number {
  let position = 0
  for (let seen = 0; position < text.length && seen < digits; position += 1) {
    if (/\d/.test(text[position]!)) seen += 1
  }
  return position
}

function isInsertion(event: Event): boolean {
  return !(event instanceof InputEvent && event.inputType.startsWith('delete'))
}
