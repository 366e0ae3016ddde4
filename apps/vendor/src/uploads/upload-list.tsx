import { uploadsText } from '@anseo/site-kit/uploads-text'
import type { Upload } from '@anseo/site-kit/use-uploads'
import { FieldError } from '@anseo/ui/field'
import { Button } from '@anseo/ui/button'

interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (upload: Upload) => void
}

/** The files that are on their way or failed, each with its state. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {uploadsText(uploads)}
      </p>
      {uploads.length > 0 && (
        <ul className="card upload-list" aria-label="Uploads">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <span className="min-w-0 grow">
                <b className="block wrap-anywhere">{upload.file.name}</b>
                {upload.state === 'failed' ? (
                  <FieldError>{upload.problem?.text}</FieldError>
                ) : (
                  <>
                    <span className="text-sm text-ink-2">
                      {upload.state === 'sending' ? 'Uploading…' : 'Waiting'}
                    </span>
                    {upload.state === 'sending' && <progress aria-label={`Uploading ${upload.file.name}`} />}
                  </>
                )}
              </span>
              {upload.state === 'failed' && (
                <span className="flex flex-wrap gap-2">
                  {upload.problem?.mayRetry && (
                    <Button tone="sec" size="sm" onClick={() => onRetry(upload)}>
                      Try again
                    </Button>
                  )}
                  <Button tone="ghost" size="sm" onClick={() => onDismiss(upload)}>
                    Dismiss
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
