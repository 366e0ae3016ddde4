import type { AskedVendorOnWire } from '@anseo/contract/quote-requests'
import { REQUEST_DETAIL_MAX_LENGTH } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { readText } from '@anseo/site-kit/use-saved-state'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Button } from '@anseo/ui/button'
import { Form } from '@anseo/ui/form'
import { TextInput } from '@anseo/ui/text-input'
import { Link } from 'react-router'
import { useSavedState } from '../../session/use-saved-state.ts'
import { chatPath } from '../messages/chat-path.ts'
import { vendorsText } from './request-texts.ts'
import { useAddDetail } from './use-add-detail.ts'

interface VendorQuestionProps {
  requestId: string
  vendor: AskedVendorOnWire['vendor']
  question: string
  /** The number of vendors who get the answer. */
  told: number
}

/** The question of a vendor before it quotes, with an answer that goes to all who were asked. */
export function VendorQuestion({ requestId, vendor, question, told }: VendorQuestionProps) {
  const first = firstNameOf(vendor.name)
  const [text, setText] = useSavedState(`answer.${requestId}.${vendor._id}`, '', readText)
  const { submit, busy, fields, form } = useAddDetail(requestId, () => setText(''))
  return (
    <section className="card asks" aria-label={`Question from ${vendor.name}`}>
      <div className="who">
        <ArchPortrait name={vendor.name} src={vendor.image} width={48} />
        <div className="min-w-0">
          <h2>{first} asks before quoting</h2>
          <p className="words text-ink-2">{question}</p>
        </div>
      </div>
      <Form ref={form} onSubmit={() => submit({ text, photos: [] })}>
        <TextInput
          label={`Your answer to ${first}`}
          hint={told === 1 ? undefined : `It goes to all ${vendorsText(told)} who may still quote.`}
          maxLength={REQUEST_DETAIL_MAX_LENGTH}
          autoComplete="off"
          value={text}
          error={fields['text']}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" tone="soft" busy={busy}>
            Answer
          </Button>
          <Link className="link" to={chatPath(vendor._id)}>
            Answer only {first} in the chat
          </Link>
        </div>
      </Form>
    </section>
  )
}
