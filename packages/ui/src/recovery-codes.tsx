import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

/** The codes for a lost phone, shown once, to be copied or saved. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <div className="grid gap-4">
      <Note tone="warm">
        Keep these codes where you find them without your phone. Each opens your account once, and they are
        not shown again.
      </Note>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="sec"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button asChild tone="sec" icon={<Download aria-hidden="true" />}>
          <a download="recovery-codes.txt" href={`data:text/plain,${encodeURIComponent(text)}`}>
            Save as a file
          </a>
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
      <span className="sr-only" role="status">
        {copied && 'The codes are copied.'}
      </span>
    </div>
  )
}
