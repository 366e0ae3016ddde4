/** A mail address that opens a mail. */
export const MailLink = ({ address }: { address: string }) => (
  <a className="link" href={`mailto:${address}`}>
    {address}
  </a>
)
