/** Terms for vendors as they are stored: headings begin with `## `, paragraphs are separated by an empty line. */
export const TermsText = ({ text }: { text: string }) => (
  <div className="grid gap-3">
    {text.split(/\s*\n\s*\n\s*/).map((block, index) => {
      // A paragraph may follow its heading without an empty line.
      const [first = '', ...rest] = block.trim().split('\n')
      if (!first.startsWith('## ')) return <p key={index}>{block.trim()}</p>
      return (
        <div key={index} className="mt-3 grid gap-3">
          <h3>{first.slice(3)}</h3>
          {rest.length > 0 && <p>{rest.join('\n')}</p>}
        </div>
      )
    })}
  </div>
)
