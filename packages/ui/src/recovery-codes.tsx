import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { notify } from './toasts.tsx'

/** The codes for a lost phone, shown once, to be copied or saved. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notify.error("We couldn't copy the codes. Save them as a file instead.")
    }
  }
  return (
    <div className="grid gap-4">
      <Note tone="warm">
        Keep these codes somewhere safe, away from your phone. Each works once. We won&apos;t show them again.
      </Note>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="sec" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button asChild tone="sec" icon={<Download aria-hidden="true" />}>
          <a download="recovery-codes.txt" href={`data:text/plain,${encodeURIComponent(text)}`}>
            Save as a file
          </a>
        </Button>
        <Button onClick={onSaved}>I&apos;ve saved them</Button>
      </div>
      <span className="sr-only" role="status">
        {copied && 'Codes copied'}
      </span>
    </div>
  )
}
